import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LineChart, type LineChartProps } from './line-chart.js';

const series = [
  { id: 'high', label: 'High Risk', tone: 'high' },
  { id: 'low', label: 'Low, or "none"', tone: 'low' },
] as const;
const points = [
  { day: '2026-03-04', high: 1, low: 1_200 },
  { day: '2026-03-05', high: 3, low: 1_250 },
  { day: '2026-03-08', high: 2, low: 1_300 },
];

function renderChart(more: Partial<LineChartProps<'high' | 'low'>> = {}) {
  return render(
    <LineChart
      title="Risk trend"
      subtitle="Mar 4 to Mar 8"
      points={points}
      series={series}
      emptyText="The trend starts today."
      fileName="risk-trend"
      {...more}
    />,
  );
}

const plot = () => screen.getByRole('slider', { name: 'Risk trend, Mar 4 to Mar 8' });

describe('LineChart', () => {
  it('is one tab stop whose value is the day and its numbers', async () => {
    renderChart();
    while (document.activeElement !== plot()) await userEvent.tab();
    expect(plot()).toHaveAttribute('aria-valuetext', 'Mar 8, 2026: High Risk 2, Low, or "none" 1,300');
    await userEvent.keyboard('{ArrowLeft}');
    expect(plot()).toHaveAttribute('aria-valuetext', 'Mar 5, 2026: High Risk 3, Low, or "none" 1,250');
    expect(plot()).toHaveAttribute('aria-valuenow', '2');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(plot()).toHaveAttribute('aria-valuetext', 'Mar 4, 2026: High Risk 1, Low, or "none" 1,200');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(plot()).toHaveAttribute('aria-valuenow', '3');
  });

  it('labels each line at its end', () => {
    const { container } = renderChart();
    const written = Array.from(container.querySelectorAll('svg text'), (text) => text.textContent);
    expect(written).toEqual(expect.arrayContaining(['High Risk', 'Low, or "none"', '0', '1,500', 'Mar 4', 'Mar 8']));
  });

  it('shows the same numbers as a table, newest first', async () => {
    renderChart();
    await userEvent.click(screen.getByRole('button', { name: 'Table', pressed: false }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayHigh RiskLow, or "none"',
      'Mar 8, 202621,300',
      'Mar 5, 202631,250',
      'Mar 4, 202611,200',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Table', pressed: true }));
    expect(plot()).toBeVisible();
  });

  it('shows a text while there are fewer than two days', () => {
    renderChart({ points: points.slice(0, 1) });
    expect(screen.getByText('The trend starts today.')).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stays visible while new data is loading', () => {
    renderChart({ busy: true });
    expect(screen.getByRole('region', { name: 'Risk trend', busy: true })).toContainElement(plot());
  });
});

describe('CSV', () => {
  const saved: { name: string; blob: Blob }[] = [];
  let blob: Blob;
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = jest.fn((given: Blob) => ((blob = given), 'blob:chart'));
    URL.revokeObjectURL = jest.fn();
    HTMLAnchorElement.prototype.click = function save() {
      saved.push({ name: this.download, blob });
    };
  });

  it('contains the shown data after a byte order mark, quoted where necessary', async () => {
    renderChart();
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
    expect(saved[0]!.name).toBe('risk-trend.csv');
    const bytes = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(saved[0]!.blob);
    });
    expect(Buffer.from(bytes).toString()).toBe(
      '\uFEFFDay,High Risk,"Low, or ""none"""\r\n2026-03-04,1,1200\r\n2026-03-05,3,1250\r\n2026-03-08,2,1300\r\n',
    );
  });
});

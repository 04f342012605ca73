import { SIDEBAR } from '../fixtures/sidebar.mjs';
import { expect, test } from '../fixtures/signed-in.js';

test.use({ viewport: { width: 1280, height: 800 } });

/** Screenshots for README and guide, of a running suite with the sample data (`npm run screenshots`). */
for (const { path, label } of SIDEBAR) {
  test(label, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // Half the size of a PNG: about 60 kB each, since every retake stays in the repository's history.
    await page.screenshot({
      path: `../docs/screenshots/${label.toLowerCase().replaceAll(' ', '-')}.webp`,
      type: 'webp',
      quality: 80,
    });
  });
}

import { portState } from '../free-port.mjs';
import { OperatorError } from '../operator-error.mjs';
import { endLeftovers, refuseUsedHome } from '../supervisor/pid-files.mjs';

/**
 * Stops what a killed start left running, and checks the port and address before anything is installed, built or started.
 * @param {{ home: string, port: number, host: string, note: (text: string) => void }} plan
 */
export async function preflight({ home, port, host, note }) {
  refuseUsedHome(home);
  const left = await endLeftovers(home);
  if (left.length > 0) note(`Ended what an earlier start had left running: ${left.join(', ')}.`);
  const state = await portState(port, host);
  if (state === 'taken')
    throw new OperatorError(
      `Port ${port} is in use: stop the program that uses it, or start with another one, for example PORT=${port === 65_535 ? 8080 : port + 1} npm start.`,
    );
  if (state === 'forbidden')
    throw new OperatorError(
      `Port ${port} may not be used by this user: start with one above 1023, for example PORT=8080 npm start.`,
    );
  if (state === 'no-address')
    throw new OperatorError(`This machine has no address ${host}: set HOST to one of its own, or leave it out.`);
}

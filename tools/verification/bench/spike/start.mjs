import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts the bare gateway and the bare service behind it. @param {string} databaseUrl */
export async function startSpike(databaseUrl) {
  const service = await start('service.mjs', databaseUrl);
  const gateway = await start('gateway.mjs', service.url).catch((error) => {
    service.child.kill();
    throw error;
  });
  const children = [gateway.child, service.child];
  return {
    url: gateway.url,
    pids: children.map(({ pid }) => Number(pid)),
    stop: async () => {
      const ended = children.map((child) => once(child, 'exit'));
      for (const child of children) child.kill();
      await Promise.all(ended);
    },
  };
}

/** @param {string} file @param {string} argument */
async function start(file, argument) {
  const child = fork(new URL(file, import.meta.url), [argument], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  const listens = once(child, 'message').then(([url]) => String(url));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} of the spike ended with ${code}`);
  });
  return { child, url: await Promise.race([listens, ended]) };
}

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shell } from '../completion.js';
import { createHome, runCli } from './run-cli.js';

/** Zsh completes only in a terminal: this one inserts all offers into the line. */
const zsh = (load: string) => `
autoload -Uz compinit
${load}
insert_all() { compstate[insert]=all; compstate[list]= }
offer() { local comppostfuncs=(insert_all); _main_complete }
answer() {
  for line in "\${(f)$(<lines)}"; do
    BUFFER=$line; CURSOR=$#BUFFER
    zle offer
    print -r -- "\${BUFFER#\${line% *} }"
  done > answers
  exit
}
zle -C offer complete-word offer
zle -N zle-line-init answer
`;

/** For each way to load the script _fsvp: what the shell runs to write its offers for each of the lines. */
const WAYS = {
  bash: {
    shell: 'bash',
    program: `
source ./_fsvp
while IFS= read -r line; do
  COMP_WORDS=($line)
  if [[ "$line" == *' ' ]]; then COMP_WORDS+=(''); fi
  COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
  _fsvp
  echo "\${COMPREPLY[*]}"
done < lines > answers
`,
  },
  zsh: { shell: 'zsh', program: zsh('compinit -D -u; source ./_fsvp') },
  'zsh with the script in $fpath': { shell: 'zsh', program: zsh('fpath=($PWD $fpath); compinit -D -u') },
  fish: {
    shell: 'fish',
    program: `
source ./_fsvp
for line in (cat lines)
    echo (complete -C $line | string replace -r '\\t.*' '')
end > answers
`,
  },
} satisfies Record<string, { shell: Shell; program: string }>;

export type Way = keyof typeof WAYS;
export const ways = Object.keys(WAYS) as Way[];

export const isInstalled = (way: Way) => spawnSync(WAYS[way].shell, ['--version']).error === undefined;

const COMMANDS: Record<Shell, string> = {
  bash: 'bash --norc program',
  zsh: `zsh -f -c 'zmodload zsh/zpty; zpty inner "ZDOTDIR=. zsh -d"; while zpty -r inner text; do :; done'`,
  fish: 'HOME=$PWD fish program',
};

/** What a shell offers, in order, for the last word of each line. The folder of the shell has the given files. */
export async function complete(way: Way, lines: string[], files: string[]): Promise<string[][]> {
  const { shell, program } = WAYS[way];
  const home = createHome();
  try {
    const write = (name: string, text: string) => writeFileSync(join(home.path, name), text);
    for (const file of files) write(file, '');
    write('_fsvp', (await runCli(['completion', shell])).out);
    write('lines', lines.map((line) => `${line}\n`).join(''));
    write(shell === 'zsh' ? '.zshrc' : 'program', program);
    const { stderr } = spawnSync(COMMANDS[shell], { shell: true, cwd: home.path, encoding: 'utf8', timeout: 20_000 });
    if (stderr) throw new Error(stderr);
    const answers = readFileSync(join(home.path, 'answers'), 'utf8').split('\n').slice(0, -1);
    return answers.map((answer) => answer.split(' ').filter(Boolean).sort());
  } finally {
    home.remove();
  }
}

import type { Command, Option } from 'commander';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** What can follow a command. */
interface Entry {
  /** Such as 'reports run'; '' for fsvp itself. */
  path: string;
  words: { word: string; text: string }[];
  options: { flag: string; text: string; takesValue: boolean; choices: readonly string[] }[];
  /** As an argument. */
  takesFile: boolean;
}

function optionsOf(command: Command): Entry['options'] {
  return command
    .createHelp()
    .visibleOptions(command)
    .filter((option): option is Option & { long: string } => Boolean(option.long))
    .map(({ long, description, required, optional, argChoices = [] }) => ({
      flag: long,
      text: description,
      takesValue: Boolean(required || optional),
      choices: argChoices,
    }));
}

/** All commands, with the options of fsvp for each. */
export function entriesOf(root: Command): Entry[] {
  const common = optionsOf(root).filter(({ flag }) => flag !== '--version' && flag !== '--help');
  const walk = (command: Command, path: string): Entry[] => {
    const subcommands = command.commands.map((one) => ({ word: one.name(), text: one.description() }));
    const choices = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
    const own = optionsOf(command);
    return [
      {
        path,
        words: [...subcommands, ...choices.map((word) => ({ word, text: '' }))],
        options: path ? [...own, ...common] : own,
        takesFile: command.registeredArguments.some((argument) => argument.name() === 'file'),
      },
      ...command.commands.flatMap((one) => walk(one, `${path} ${one.name()}`.trim())),
    ];
  };
  return walk(root, '');
}

/** The shell words that name options with these values. */
function valueCases(entries: readonly Entry[]): [flag: string, choices: readonly string[]][] {
  const cases = new Map<string, readonly string[]>();
  for (const { options } of entries)
    for (const { flag, takesValue, choices } of options)
      // An option of this name with other values elsewhere: all of them.
      if (takesValue) cases.set(flag, [...new Set([...(cases.get(flag) ?? []), ...choices])]);
  return [...cases];
}

const wordsOf = ({ words, options }: Entry) => [...words.map(({ word }) => word), ...options.map(({ flag }) => flag)];

/** Shared by bash and zsh: the path of commands that were typed, and what can follow. */
function cases(entries: readonly Entry[], indent: string): { paths: string; values: string; words: string } {
  const named = entries.filter(({ path }) => path);
  return {
    paths: named.map(({ path }) => `"${path}"`).join('|'),
    values: valueCases(entries)
      .map(([flag, choices]) => `${indent}${flag}) offer="${choices.join(' ')}"; value=1 ;;`)
      .join('\n'),
    words: entries.map((entry) => `${indent}"${entry.path}") offer="${wordsOf(entry).join(' ')}" ;;`).join('\n'),
  };
}

function bash(entries: readonly Entry[]): string {
  const { paths, values, words } = cases(entries, '    ');
  return `# Completion of fsvp for bash. To load it: source <(fsvp completion bash)
_fsvp() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" typed="" offer="" value="" word next
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    next="\${typed:+$typed }$word"
    case "$next" in
      ${paths}) typed="$next" ;;
    esac
  done
  case "$previous" in
${values}
  esac
  [[ -n "$value" ]] || case "$typed" in
${words}
  esac
  COMPREPLY=($(compgen -W "$offer" -- "$current"))
}
complete -o default -F _fsvp fsvp
`;
}

function zsh(entries: readonly Entry[]): string {
  const { paths, values, words } = cases(entries, '    ');
  return `#compdef fsvp
# Completion of fsvp for zsh. To load it: source <(fsvp completion zsh), after compinit
_fsvp() {
  local previous="\${words[CURRENT-1]}" typed="" offer="" value="" word next
  # Not words and path, which are special in zsh.
  for word in "\${(@)words[2,CURRENT-1]}"; do
    next="\${typed:+$typed }$word"
    case "$next" in
      ${paths}) typed="$next" ;;
    esac
  done
  case "$previous" in
${values}
  esac
  [[ -n "$value" ]] || case "$typed" in
${words}
  esac
  # A file can follow most options and import.
  compadd -- \${=offer} || _files
}
# As a file of $fpath, this script is the body of _fsvp at its first call.
if [[ "\${funcstack[1]}" == _fsvp ]]; then _fsvp; else compdef _fsvp fsvp; fi
`;
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function fish(entries: readonly Entry[]): string {
  const named = entries.filter(({ path }) => path);
  const lines = entries.flatMap(({ path, words, options, takesFile }) => {
    const start = `complete -c fsvp -n ${quoted(`test (__fsvp_path) = "${path}"`)}`;
    return [
      ...(takesFile ? [] : [`${start} -f`]),
      ...words.map(({ word, text }) => `${start} -a ${quoted(word)}${text ? ` -d ${quoted(text)}` : ''}`),
      ...options.map(({ flag, text, takesValue, choices }) =>
        [
          `${start} -l ${flag.slice(2)} -d ${quoted(text)}`,
          ...(takesValue ? ['-r'] : []),
          ...(choices.length ? [`-f -a ${quoted(choices.join(' '))}`] : []),
        ].join(' '),
      ),
    ];
  });
  return `# Completion of fsvp for fish. To load it: fsvp completion fish | source
function __fsvp_path
    set -l typed ""
    set -l tokens (commandline -opc)
    set -e tokens[1]
    for word in $tokens
        set -l next (string trim "$typed $word")
        switch "$next"
            case ${named.map(({ path }) => quoted(path)).join(' ')}
                set typed "$next"
        end
    end
    echo "$typed"
end
${lines.join('\n')}
`;
}

/** The script that a shell loads to complete commands, options and collections. */
export function completionScript(root: Command, shell: Shell): string {
  return { bash, zsh, fish }[shell](entriesOf(root));
}

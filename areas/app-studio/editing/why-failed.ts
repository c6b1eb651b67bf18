import type { BuildNote } from '../contracts/preview.ts'
import type { LogLine } from './log-lines.ts'

/** An explanation of a failure, with a remedy. */
export interface Reason {
  what: string
  todo: string
}

interface Rule {
  /**
   * A pattern for the message. All its repetitions are limited, because a stranger may have written
   * the text.
   */
  reads: RegExp
  says: (...found: string[]) => Reason
}

const MOST_REASONS = 5
const MOST_CHARACTERS = 2000

/**
 * Explanations of common messages of builds, browsers and functions. The first rule that matches is
 * used.
 */
const rules: readonly Rule[] = [
  {
    reads: /Cannot use "([^"]{1,200})": there is no such file/,
    says: (path) => ({
      what: `A file imports “${path}”, and there is no such file.`,
      todo: 'Create the file, or correct the path. Paths are relative to the file that imports.',
    }),
  },
  {
    reads: /the package "([^"]{1,200})" is not installed/,
    says: (name) => ({
      what: `The package “${name}” is imported and not installed.`,
      todo: `Add "${name}" with a range of versions, such as "^1.0.0", to the dependencies of package.json. The next build fetches it.`,
    }),
  },
  {
    reads: /“([^”]{1,50})” is not there where code of a project is run\. ([^\n]{1,300})/,
    says: (name, todo) => ({
      what: `A function, test or script uses ${name}, which Node has and the server's sandbox does not.`,
      todo,
    }),
  },
  {
    reads: /the module "([^"]{1,100})" of Node is not there[^.]{0,100}\. ?([^\n]{0,300})/,
    says: (name, todo) => ({
      what: `A function, test or script imports “${name}” of Node, which does not exist here.`,
      todo: todo || 'Remove it, or find a package that does not need it.',
    }),
  },
  {
    reads: /modules of Node are not in a browser/,
    says: () => ({
      what: 'A page imports a module of Node, which no browser has.',
      todo: 'Move that code into a function, and ask the function from the page.',
    }),
  },
  {
    reads: /No matching export in "([^"]{1,200})" for import "([^"]{1,100})"/,
    says: (file, name) => ({
      what: `“${name}” is imported from a file that exports nothing of that name (${file.replace(/^project:/, '')}).`,
      todo: `Write "export" before ${name} there, or correct the name.`,
    }),
  },
  {
    reads: /Expected ("[^"]{1,20}"|identifier) but found ("[^"]{1,50}"|end of file)/,
    says: (expected, found) => ({
      what: `The code cannot be read from here on: ${expected} was expected, not ${found}.`,
      todo: 'Look at this line and the one before it for a bracket, a quote or a comma that is missing.',
    }),
  },
  {
    reads: /Unterminated (string|template|regular expression)/,
    says: (what) => ({
      what: `A ${what} is opened and never closed.`,
      todo: 'Close it on this line.',
    }),
  },
  {
    reads: /Maximum call stack|stack overflow|call stack size/i,
    says: () => ({
      what: 'A function calls itself without an end.',
      todo: 'Find the call that leads back to itself, and give it a condition to stop at.',
    }),
  },
  {
    reads: /ReferenceError: (?:Can't find variable: )?([\w$]{1,100})/,
    says: (name) => ({
      what: `“${name}” is used, and nothing of that name is declared.`,
      todo: 'Check it for a typo, or import it.',
    }),
  },
  {
    reads:
      /Cannot (?:read|set) propert(?:y|ies) (?:'[^']{1,100}' )?of (undefined|null)(?: \((?:reading|setting) '([^']{1,100})'\))?/,
    says: (is, name) => ({
      what: `The value before ${name ? `“.${name}”` : 'a dot'} is ${is} at that moment.`,
      todo: 'Check that it is there before you use it: data that comes later, an element that is not on the page, an index beyond the end.',
    }),
  },
  {
    reads: /TypeError: ([^\n]{1,200}?) is not a function/,
    says: (name) => ({
      what: `“${name}” is called, but it is not a function.`,
      todo: 'Check its name, and whether the import is the default one or a named one.',
    }),
  },
  {
    reads: /is not valid JSON|in JSON at position|JSON\.parse|Unexpected token '<'/,
    says: () => ({
      what: 'Something that is not JSON is read as JSON.',
      todo: 'Look at the answer: often it is an error page, or empty.',
    }),
  },
  {
    reads: /Objects are not valid as a React child/,
    says: () => ({
      what: 'A component shows an object where a text belongs.',
      todo: 'Show one of its fields, or a list made of it.',
    }),
  },
  {
    reads: /Rendered (?:more|fewer) hooks|Invalid hook call/,
    says: () => ({
      what: 'React hooks are called in another order than before, or outside of a component.',
      todo: 'Call hooks at the top of a component, never behind a condition or in a loop.',
    }),
  },
  {
    reads: /The preview may not reach ([^\s]{1,300})/,
    says: (address) => ({
      what: `The app asks ${address}, and an app may ask for its own files and functions alone.`,
      todo: 'Put the file into the project, or answer it by a function.',
    }),
  },
  {
    reads: /Failed to fetch|NetworkError|Load failed/,
    says: () => ({
      what: 'A request of the app was refused or not answered.',
      todo: 'An app may ask for its own files and functions alone. Look at the requests below for its address.',
    }),
  },
  {
    reads: /functions\/([\w-]{1,100})[^\n]{0,100} 5\d\d,/,
    says: (name) => ({
      what: `The function “${name}” failed.`,
      todo: 'The Functions view shows the reason, under Calls.',
    }),
  },
  {
    reads: /Could not load ([^\n]{1,300})/,
    says: (address) => ({
      what: `The page names a file that the build does not have: ${address}.`,
      todo: 'Correct the path. Files that nothing imports belong into public/.',
    }),
  },
  {
    reads: /longer than \d+ s and was stopped|computed for more|too much (?:memory|time)/i,
    says: () => ({
      what: 'It took more time or memory than is allowed.',
      todo: 'Look for a loop without an end, or for something that grows with each round.',
    }),
  },
]

/**
 * Explains from the messages of the build and the log why a build or an app failed. Errors of the
 * build come first.
 */
export function whyFailed(errors: readonly BuildNote[], lines: readonly LogLine[]): Reason[] {
  const said = [
    ...errors.map(({ text, file, line }) => ({ text, place: placeOf(file, line) })),
    ...lines
      .filter(
        ({ is, text }) =>
          is === 'error' || is === 'refused' || (is === 'request' && / 5\d\d,/.test(text)),
      )
      .map(({ text }) => ({ text, place: '' })),
  ]
  const reasons = new Map<string, Reason>()
  for (const { text, place } of said) {
    if (reasons.size === MOST_REASONS) break
    const { what, todo } = reasonFor(text.slice(0, MOST_CHARACTERS))
    reasons.set(what, { what: place + what, todo })
  }
  return [...reasons.values()]
}

function reasonFor(text: string): Reason {
  for (const { reads, says } of rules) {
    const found = reads.exec(text)
    if (found) return says(...found.slice(1).map((part) => part ?? ''))
  }
  return {
    what: `It says: ${text.split('\n')[0]!.slice(0, 300)}`,
    todo: 'The message names the place. Activity shows the last changes, and can restore an earlier commit.',
  }
}

function placeOf(file: string | null, line: number | null): string {
  if (file === null) return ''
  return line === null ? `${file}: ` : `${file}, line ${line}: `
}

import { Problem } from '#core/problem.ts'

/** The contents of a git commit. */
export interface Commit {
  tree: string
  parents: string[]
  author: Author
  /** The time of the commit's last change. */
  committedAt: Date
  message: string
}

/** The person or program that made the change. */
export interface Author {
  name: string
  email: string
  at: Date
}

const ID = /^[0-9a-f]{40}$/
/** Matches an author or committer: `Mira Holt <mira@example.org> 1772452800 +0000`. */
const PERSON = /^([^<>]*) ?<([^<>]*)> (-?\d{1,12}) [+-]\d{4}$/
const LATEST_SECONDS = 253_402_300_799
const SEPARATORS = /[<>\p{Cc}]/gu

export function writeCommit({ tree, parents, author, committedAt, message }: Commit): Uint8Array {
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${person(author, author.at)}`,
    `committer ${person(author, committedAt)}`,
  ]
  return Buffer.from(`${lines.join('\n')}\n\n${message.trimEnd()}\n`)
}

/** Reads a commit of any author; fails if the text is not a commit. */
export function readCommit(body: Uint8Array): Commit {
  const text = Buffer.from(body).toString('utf8')
  const end = text.indexOf('\n\n')
  const head = end < 0 ? text : text.slice(0, end)
  const lines = head.split('\n')
  const [tree, ...rest] = lines
  if (!tree?.startsWith('tree ') || !ID.test(tree.slice(5))) throw damaged()
  const parents: string[] = []
  for (const line of rest) {
    if (!line.startsWith('parent ')) break
    if (!ID.test(line.slice(7))) throw damaged()
    parents.push(line.slice(7))
  }
  const author = personIn(lines, 'author ')
  return {
    tree: tree.slice(5),
    parents,
    author,
    committedAt: personIn(lines, 'committer ').at,
    message: (end < 0 ? '' : text.slice(end + 2)).trimEnd(),
  }
}

/** Reads the id and kind of the object that an annotated tag points to. */
export function readTag(body: Uint8Array): { target: string; kind: string } {
  const [first = '', second = ''] = Buffer.from(body).toString('utf8').split('\n', 2)
  if (!first.startsWith('object ') || !ID.test(first.slice(7)) || !second.startsWith('type '))
    throw damaged()
  return { target: first.slice(7), kind: second.slice(5) }
}

function person({ name, email }: Author, at: Date): string {
  const clean = (words: string) => words.replaceAll(SEPARATORS, ' ').trim()
  return `${clean(name)} <${clean(email)}> ${Math.floor(at.getTime() / 1000)} +0000`
}

function personIn(lines: readonly string[], before: string): Author {
  const line = lines.find((one) => one.startsWith(before))
  const [, name, email, seconds] = PERSON.exec(line?.slice(before.length) ?? '') ?? []
  if (name === undefined || email === undefined) throw damaged()
  const at = Math.min(Math.max(Number(seconds), 0), LATEST_SECONDS)
  return { name: name.trim(), email, at: new Date(at * 1000) }
}

const damaged = () => new Problem('invalid', 'A commit or tag of the repository is damaged.')

import { SourceMap } from 'node:module'
import type { Message } from 'esbuild'
import { BUILD } from '../../limits.ts'
import type { BuildMessage } from './build-work.ts'
import type { PlainSource } from './modules/plain-source.ts'

/** Converts messages of the bundler, with places in the original files. */
export function messagesOf(
  messages: readonly Message[],
  sources: ReadonlyMap<string, PlainSource>,
): BuildMessage[] {
  return messages.slice(0, BUILD.messages).map(({ text, location }) => {
    const words = text.replaceAll('"project:', '"').slice(0, BUILD.messageCharacters)
    if (!location) return { text: words, file: null, line: null, column: null }
    const [, file = location.file] = /^(?:project|package):(.*)$/s.exec(location.file) ?? []
    const place = { line: location.line, column: location.column + 1 }
    // Messages about a source that was not prepared yet already refer to the original file.
    const isPlain = file !== location.file
    const written = isPlain ? writtenAt(sources.get(file), place) : place
    return { text: words, file: file.replace('|', '/'), ...written }
  })
}

type Place = Pick<BuildMessage, 'line' | 'column'>

function writtenAt(source: PlainSource | undefined, at: { line: number; column: number }): Place {
  if (!source?.map) return at
  const map = new SourceMap(JSON.parse(source.map) as ConstructorParameters<typeof SourceMap>[0])
  const entry = map.findEntry(at.line - 1, at.column - 1)
  return 'originalLine' in entry
    ? { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
    : at
}

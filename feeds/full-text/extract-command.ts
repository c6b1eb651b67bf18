import { readFile } from 'node:fs/promises'
import { openLog } from '#server/log.ts'
import { openReadingProcess } from '#server/reading/reading-process.ts'
import { pageReading } from './page-reading.ts'

/** Prints the article of each file as one line of JSON; for an unreadable page, the problem. */
export async function* extractFiles(
  files: string[],
  { url, header }: { url?: string | undefined; header?: string | undefined },
): AsyncGenerator<string> {
  const contentType = /^\s*content-type\s*:\s*(\S.*)$/i.exec(header ?? '')?.[1]
  const reading = openReadingProcess(openLog())
  try {
    for (const file of files) {
      try {
        const body = await readFile(file)
        const page = await reading.read(pageReading, {
          body,
          contentType,
          address: url ?? 'http://localhost/',
        })
        const { title, authors, published, language, image, html, text } = page
        yield JSON.stringify({ file, title, authors, published, language, image, html, text })
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error)
        const nothing = { title: null, authors: [], published: null, language: null, image: null }
        yield JSON.stringify({ file, ...nothing, html: '', text: '', problem })
      }
    }
  } finally {
    await reading.close()
  }
}

import { Readable } from 'node:stream'
import { Zip, ZipDeflate } from 'fflate'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { exportedNotes, type ExportedNote } from './exported-notes.ts'
import { annotationOf, annotationsFoot, annotationsHead } from './write-annotations.ts'
import { fileNames, markdownOf } from './write-markdown.ts'

type Write = (notes: AsyncGenerator<ExportedNote>) => AsyncGenerator<string | Uint8Array>

const files: Record<string, { type: string; write: Write }> = {
  'notes.zip': { type: 'application/zip', write: writeFolder },
  'notes.json': { type: 'application/ld+json', write: writeAnnotations },
}

/** The route that exports all notes of the reader in a form that other programs can read. */
export const noteExport: ReaderRoute = {
  who: 'reader',
  path: '/notes/export/:file',
  async answer({ db }, { params: { file = '' }, readerId, origin }) {
    const format = Object.hasOwn(files, file) ? files[file] : undefined
    if (!format) return null
    return {
      type: format.type,
      body: Readable.from(format.write(exportedNotes(db, readerId, origin)), {
        objectMode: false,
      }),
      headers: {
        'content-disposition': `attachment; filename="${file}"`,
        'cache-control': 'no-store',
      },
    }
  },
}

/** Packs one file for each note while the notes are read. */
async function* writeFolder(notes: AsyncGenerator<ExportedNote>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })
  const nameOf = fileNames()
  for await (const note of notes) {
    const file = new ZipDeflate(nameOf(note.title), { level: 6 })
    file.mtime = note.editedAt
    zip.add(file)
    file.push(new TextEncoder().encode(markdownOf(note)), true)
    yield* packed.splice(0)
  }
  zip.end()
  yield* packed.splice(0)
}

async function* writeAnnotations(notes: AsyncGenerator<ExportedNote>): AsyncGenerator<string> {
  yield annotationsHead
  let isFirst = true
  for await (const note of notes) {
    yield `${isFirst ? '' : ','}\n${annotationOf(note)}`
    isFirst = false
  }
  yield annotationsFoot
}

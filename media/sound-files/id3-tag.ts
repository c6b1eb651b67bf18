import type { Chapter } from '../sound/narration.ts'

// The content of an ID3v2.4 tag with chapters (id3.org/id3v2-chapters-1.0).

export interface TaggedPiece {
  title: string
  artist: string
  album: string
  /** The time at which the piece was made, as ISO 8601. */
  madeAt: string
  comment: string
  milliseconds: number
  chapters: readonly Chapter[]
  /** The bytes of a JPEG or PNG. */
  cover?: Uint8Array | undefined
}

const UTF8 = 3
const NO_OFFSET = 0xff_ff_ff_ff
const FRONT_COVER = 3
/** Flags of the table of contents: it is the top one, and its chapters are in order. */
const TOP_AND_ORDERED = 3
/** A table of contents stores the number of its chapters in one byte. */
const MOST_CHAPTERS = 255
/** The length of an ISO 8601 time to the second and without a zone, as tags require. */
const TIME_CHARACTERS = 19

export function id3Tag(piece: TaggedPiece): Uint8Array {
  const chapters = piece.chapters.filter(({ start, end }) => end > start).slice(0, MOST_CHAPTERS)
  const ids = chapters.map((_, i) => `chapter${i}\0`)
  const frames = [
    textFrame('TIT2', piece.title),
    textFrame('TPE1', piece.artist),
    textFrame('TALB', piece.album),
    textFrame('TCON', 'Podcast'),
    textFrame('TDRC', piece.madeAt.slice(0, TIME_CHARACTERS)),
    textFrame('TLEN', String(Math.round(piece.milliseconds))),
    frame('COMM', Buffer.concat([Buffer.from([UTF8]), Buffer.from(`eng\0${piece.comment}`)])),
    ...(piece.cover ? [coverFrame(piece.cover)] : []),
  ]
  if (chapters.length > 0) {
    const table = Buffer.from([TOP_AND_ORDERED, ids.length])
    frames.push(
      frame('CTOC', Buffer.concat([Buffer.from('contents\0'), table, Buffer.from(ids.join(''))])),
    )
  }
  for (const [i, { title, start, end }] of chapters.entries()) {
    const times = Buffer.alloc(16)
    times.writeUInt32BE(Math.round(start * 1000), 0)
    times.writeUInt32BE(Math.round(end * 1000), 4)
    times.writeUInt32BE(NO_OFFSET, 8)
    times.writeUInt32BE(NO_OFFSET, 12)
    frames.push(
      frame('CHAP', Buffer.concat([Buffer.from(ids[i]!), times, textFrame('TIT2', title)])),
    )
  }
  const body = Buffer.concat(frames)
  return Buffer.concat([Buffer.from('ID3\x04\x00\x00', 'latin1'), size(body.length), body])
}

function textFrame(id: string, text: string): Buffer {
  return frame(
    id,
    Buffer.concat([Buffer.from([UTF8]), Buffer.from(`${text.replaceAll('\0', '')}\0`)]),
  )
}

function coverFrame(cover: Uint8Array): Buffer {
  const isPng = cover[0] === 0x89
  const head = Buffer.from(
    `\u0003image/${isPng ? 'png' : 'jpeg'}\0${String.fromCharCode(FRONT_COVER)}\0`,
  )
  return frame('APIC', Buffer.concat([head, cover]))
}

function frame(id: string, body: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(id, 'latin1'), size(body.length), Buffer.from([0, 0]), body])
}

/** A size with seven bits in each byte, so that no size looks like the start of sound data. */
function size(value: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f))
}

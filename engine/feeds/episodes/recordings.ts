import type { Enclosure } from '../feed-document.ts'

type File = Pick<Enclosure, 'url' | 'type' | 'role'>

// The ending may be at the end of the path or in the query, as in "get.php?file=41.mp3". The
// server's index uses the same rule.
const AUDIO_ENDING = /\.(?:mp3|m4a|m4b|aac|oga|ogg|opus|wav|flac|weba)(?:[?#]|$)/i
const VIDEO_ENDING = /\.(?:mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i
const STREAM_ENDING = /\.(?:m3u8?|mpd)(?:[?#]|$)/i
const STREAM_TYPE = /mpegurl|dash\+xml/i

/**
 * Says if a file is audio or video: by the ending of its name, since many feeds state no type or a
 * wrong one, else by its type; null for other files. An audio ending gives way to a stated video
 * type.
 */
export function recordingKind({ url, type, role }: File): 'audio' | 'video' | null {
  if (role !== undefined || !URL.canParse(url)) return null
  const [, stated] = /^\s*(audio|video)/i.exec(type ?? '') ?? []
  const kind = stated?.toLowerCase() as 'audio' | 'video' | undefined
  if (VIDEO_ENDING.test(url)) return /\.webm/i.test(url) ? (kind ?? 'video') : 'video'
  if (AUDIO_ENDING.test(url)) return kind ?? 'audio'
  return kind ?? (isStream({ url, type }) ? 'video' : null)
}

export function isRecording(file: File): boolean {
  return recordingKind(file) !== null
}

/** Says if a file only lists the parts of a recording (HLS, DASH), which ordinary players cannot play. */
export function isStream({ url, type }: File): boolean {
  if (AUDIO_ENDING.test(url) || VIDEO_ENDING.test(url)) return false
  return STREAM_ENDING.test(url) || STREAM_TYPE.test(type ?? '')
}

/**
 * The position of an entry's recording among its files: the first that is not a stream, else the
 * first stream; -1 if there is none.
 */
export function mainRecording(files: readonly File[]): number {
  const file = files.findIndex((one) => isRecording(one) && !isStream(one))
  return file < 0 ? files.findIndex(isRecording) : file
}

/** The least size of a recording, in bytes. */
const LEAST_BYTES = 10_000

/**
 * The stated size of a recording in bytes; null for an impossible one, because programs that do not know the size write
 * 0, 1, or seconds.
 */
export function statedBytes(length: number | null): number | null {
  return length !== null && length >= LEAST_BYTES ? length : null
}

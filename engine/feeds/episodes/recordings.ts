import type { Enclosure } from '../feed-document.ts'

const AUDIO_ENDING = /\.(?:mp3|m4a|m4b|aac|oga|ogg|opus|wav|flac|weba)$/i
const VIDEO_ENDING = /\.(?:mp4|m4v|mov|webm|ogv)$/i

/** Whether a file is sound or a video: by its type, else by its name, since many feeds state no type or a wrong one. */
export function recordingKind(
  file: Pick<Enclosure, 'url' | 'type' | 'role'>,
): 'audio' | 'video' | null {
  if (file.role !== undefined || !URL.canParse(file.url)) return null
  const stated = /^(audio|video)\//i.exec(file.type ?? '')?.[1]?.toLowerCase()
  const { pathname } = new URL(file.url)
  // A video is called a sound more often than the other way around.
  if (VIDEO_ENDING.test(pathname) && !/\.webm$/i.test(pathname)) return 'video'
  if (stated === 'audio' || stated === 'video') return stated
  if (/^image\/|html/i.test(file.type ?? '')) return null
  if (AUDIO_ENDING.test(pathname)) return 'audio'
  return VIDEO_ENDING.test(pathname) ? 'video' : null
}

export function isRecording(file: Pick<Enclosure, 'url' | 'type' | 'role'>): boolean {
  return recordingKind(file) !== null
}

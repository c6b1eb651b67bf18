import { sql } from '#server/tools.ts'

/**
 * The exact condition of the index `entries_with_recordings`. It agrees with `recordingKind`: a
 * picture is a file, but not a recording.
 */
export const hasRecording = sql`enclosures @? '$[*] ? (@.type like_regex "^\\\\s*(audio|video)|mpegurl|dash.xml" flag "i" || @.url like_regex "\\\\.(mp3|m4a|m4b|aac|oga|ogg|opus|wav|flac|weba|mp4|m4v|mov|webm|ogv|m3u8?|mpd)([?#]|$)" flag "i")'`

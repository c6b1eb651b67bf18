import { sql } from '#server/tools.ts'

/**
 * The condition of the index `entries_with_recordings`, letter by letter, which decides as `recordingKind` does; a
 * picture is a file, too, and no recording.
 */
export const hasRecording = sql`enclosures @? '$[*] ? (@.type like_regex "^\\\\s*(audio|video)|mpegurl|dash.xml" flag "i" || @.url like_regex "\\\\.(mp3|m4a|m4b|aac|oga|ogg|opus|wav|flac|weba|mp4|m4v|mov|webm|ogv|m3u8?|mpd)([?#]|$)" flag "i")'`

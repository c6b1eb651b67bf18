import { sql } from '#server/tools.ts'

/** As the index `entries_with_recordings` says it, letter by letter; a picture is a file, too, and no recording. */
export const hasRecording = sql`enclosures @? '$[*] ? (@.type like_regex "^(audio|video)/" flag "i" || @.url like_regex "\\\\.(mp3|m4a|m4b|aac|oga|ogg|opus|wav|flac|weba|mp4|m4v|mov|webm|ogv)([?#]|$)" flag "i")'`

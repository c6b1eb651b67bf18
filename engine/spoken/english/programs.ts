const SHARP = /(?<![\p{L}\p{N}])([CF])#(?![\p{L}\p{N}])/gu
const PLUS = /(?<![\p{L}\p{N}])C\+\+/gu
const DOT_NET = /(?<![\p{L}\p{N}.])\.NET(?!\p{L})/gu
const FILE_NAME =
  /(?<![\p{L}\p{N}.@/])(\p{L}[\p{L}\p{N}]{0,20})\.(js|ts|py|rs|md|csv|json|exe)(?![\p{L}\p{N}])/giu

/** Writes names of programming languages and files as they are spoken: "C#", ".NET", "node.js". */
export function sayPrograms(text: string): string {
  return text
    .replaceAll(SHARP, '$1 sharp')
    .replaceAll(PLUS, 'C plus plus')
    .replaceAll(DOT_NET, 'dot net')
    .replaceAll(FILE_NAME, (_, name: string, kind: string) => `${name} dot ${spelled(kind)}`)
}

/** Spells the ending of a file, unless it is pronounced as a word. */
function spelled(kind: string): string {
  return kind.length > 3 ? kind : Array.from(kind.toUpperCase()).join(' ')
}

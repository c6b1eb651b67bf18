const ZONES: Readonly<Record<string, string>> = {
  ET: 'Eastern Time',
  EST: 'Eastern Standard Time',
  EDT: 'Eastern Daylight Time',
  CT: 'Central Time',
  CST: 'Central Standard Time',
  CDT: 'Central Daylight Time',
  MT: 'Mountain Time',
  MST: 'Mountain Standard Time',
  MDT: 'Mountain Daylight Time',
  PT: 'Pacific Time',
  PST: 'Pacific Standard Time',
  PDT: 'Pacific Daylight Time',
  GMT: 'Greenwich Mean Time',
  BST: 'British Summer Time',
  CET: 'Central European Time',
  CEST: 'Central European Summer Time',
  AEST: 'Australian Eastern Standard Time',
  AEDT: 'Australian Eastern Daylight Time',
  JST: 'Japan Standard Time',
}
const ZONE = /(?<=\d|[ap]\.?m\.?) (\p{Lu}{2,4})(?!\p{L})/giu
const FULL_HOUR =
  /(?<![\d:])((?:1[3-9]|2[0-3]):00)(?= (?:Eastern|Central|Mountain|Pacific|Greenwich|British|Australian|Japan) )/gu

/** Writes time zones in full after times: "12:01 a.m. ET" and "15:00 BST". */
export function sayZones(text: string): string {
  return text
    .replaceAll(ZONE, (match, zone: string, at: number) => {
      const isKnown = zone === zone.toUpperCase() && Object.hasOwn(ZONES, zone)
      return isKnown && TIME.test(text.slice(Math.max(0, at - TIME_CHARACTERS), at))
        ? ` ${ZONES[zone]}`
        : match
    })
    .replaceAll(FULL_HOUR, '$1 hours')
}

const TIME = /(?:\d:\d\d|\d ?[ap]\.?m\.?)$/iu
const TIME_CHARACTERS = 12

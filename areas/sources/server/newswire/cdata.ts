import { Markup } from '#core/pages/markup.ts'

/** Text with nothing to escape in it, for those publishers that prefer it so. */
export function cdata(text: string): Markup {
  return new Markup(`<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`)
}

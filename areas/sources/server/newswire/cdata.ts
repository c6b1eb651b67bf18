import { Markup } from '#core/pages/markup.ts'

/** A CDATA section, in which nothing is escaped, as some publishers write it. */
export function cdata(text: string): Markup {
  return new Markup(`<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`)
}

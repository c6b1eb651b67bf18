import { markup } from '#core/pages/markup.ts'

/**
 * Stands in the form of a page until it is served: a token says when, and for which site, the form was drawn. No text of a
 * reader can be the same, as its brackets are escaped.
 */
export const FORM_TOKEN = '<!--form-token-->'
/** Stands at the top of the content of a served page; `drawMessage` takes its place. */
export const MESSAGE = '<!--message-->'

/** A message to the visitor, such as thanks for what was sent. */
export function drawMessage(words: string): string {
  return markup`<div class="b said" role="status"><p>${words}</p></div>`.text
}

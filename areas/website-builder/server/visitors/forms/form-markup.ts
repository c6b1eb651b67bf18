import { Markup, markup } from '#core/pages/markup.ts'
import type { World } from '#server/tools.ts'
import { FORM_TOKEN } from '../../../drawing/form-token.ts'
import { formFields } from '../../../visitors/form-fields.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import type { VisitorWords } from '../../../visitors/words/visitor-words.ts'
import { formToken } from '../../serving/form-token.ts'
import type { VisitedSite, VisitorPage } from '../../serving/visitor-posts.ts'

interface Input {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'password'
  value?: string
  isOptional?: boolean
  most?: number
}

/** Renders an input of a form with its label. */
export function input({ name, label, type = 'text', value = '', isOptional, most }: Input): Markup {
  const limit = new Markup(type === 'number' ? 'min="1" max' : 'maxlength')
  return markup`<p><label for="v.${name}">${label}</label><input id="v.${name}" name="${name}" type="${type}" value="${value}"${
    isOptional ? null : new Markup(' required')
  }${most === undefined ? null : markup` ${limit}="${most}"`}></p>`
}

export function textarea(
  name: string,
  label: string,
  value: string,
  most: number,
  rows = 6,
): Markup {
  return markup`<p><label for="v.${name}">${label}</label><textarea id="v.${name}" name="${name}" rows="${rows}" maxlength="${most}" required>${value}</textarea></p>`
}

interface Form {
  /** The path on the site that the form is sent to. */
  action: string
  button: string
  inside: Markup | readonly Markup[]
  /**
   * The label of the hidden field that only machines fill in. Absent if the form is shown again
   * after an error; then it may be sent at once.
   */
  trap?: string
}

/** Renders a form on a page that is made for one visitor. */
export function form(
  world: World,
  { siteId }: VisitedSite,
  { action, button, inside, trap }: Form,
): Markup {
  const drawn = new Date(world.now().getTime() - VISITORS.soonestMs)
  const token = trap !== undefined ? new Markup(FORM_TOKEN) : formToken(world, siteId, drawn)
  const hidden =
    trap !== undefined
      ? markup`<p class="trap" aria-hidden="true"><label>${trap}<input name="${formFields.trap}" tabindex="-1" autocomplete="off"></label></p>`
      : null
  return markup`<form method="post" action="/${action}"><input type="hidden" name="${formFields.token}" value="${token}">${hidden}${inside}<p><button>${button}</button></p></form>`
}

/** A page with a heading, a message, and further content such as a form. */
export function visitorPage(
  status: number,
  title: string,
  words: string,
  more: Markup | readonly Markup[] | null = null,
): VisitorPage {
  const said = words === '' ? null : markup`<p role="status">${words}</p>`
  return {
    ...{ status, title },
    body: markup`<section class="b form"><div class="panel"><h1>${title}</h1>${said}${more}</div></section>`,
  }
}

export function tooMany({ wait, tooManyForms }: VisitorWords): VisitorPage {
  return visitorPage(429, wait, tooManyForms)
}

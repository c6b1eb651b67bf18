import { Markup, markup } from '#core/pages/markup.ts'
import type { blockKinds } from '../../blocks/block-kinds.ts'
import { contactFields, formFields } from '../../visitors/form-fields.ts'
import { VISITORS } from '../../visitors/limits.ts'
import { FORM_TOKEN } from '../form-token.ts'
import type { Place } from '../place.ts'
import type { Drawn, Written } from '../values.ts'

type Values<Type extends keyof typeof blockKinds> = Drawn<(typeof blockKinds)[Type]['fields']>

export function drawContact(values: Values<'contact'>, place: Place): Markup | null {
  const { words } = place.drawing
  const form = drawForm(place, {
    action: 'contact',
    button: values.button === '' ? words.send : values.button,
    fields: [
      input(
        place,
        contactFields.name,
        words.name,
        markup`autocomplete="name" required maxlength="${VISITORS.nameCharacters}"`,
      ),
      input(place, contactFields.mail, words.mail, MAIL),
      values.asksPhone
        ? input(
            place,
            contactFields.phone,
            `${words.phone} (${words.optional})`,
            markup`type="tel" autocomplete="tel" maxlength="${VISITORS.phoneCharacters}"`,
          )
        : null,
      markup`<p><label for="${place.id}.${contactFields.words}">${words.message}</label><textarea id="${place.id}.${contactFields.words}" name="${contactFields.words}" rows="6" required maxlength="${VISITORS.wordsCharacters}"></textarea></p>`,
    ],
  })
  return form && panel('contact', place, values, form)
}

export function drawNewsletter(values: Values<'newsletter'>, place: Place): Markup | null {
  const { words, mode } = place.drawing
  if (mode === 'files') return null
  const form = drawForm(place, {
    action: 'newsletter',
    button: values.button === '' ? words.subscribe : values.button,
    fields: [input(place, contactFields.mail, words.mail, MAIL)],
  })
  // A form with only a field for an address needs a heading that says what it is for.
  const title = values.title === '' ? words.newsletter : values.title
  return form && panel('newsletter', place, { ...values, title }, form)
}

/**
 * Renders a form in which the visitor chooses a day. The answer lists the free times of that day.
 */
export function drawBooking(values: Values<'booking'>, place: Place): Markup | null {
  const { words, mode, isPreview } = place.drawing
  if (mode === 'files') return writeMail('booking', values, place)
  const people = values.asksPeople
    ? input(
        place,
        'people',
        words.people,
        markup`type="number" min="1" max="50" value="2" required`,
      )
    : null
  const form = markup`<form action="/booking"><input type="hidden" name="${formFields.form}" value="${place.id}">${input(
    place,
    'day',
    words.day,
    markup`type="date" required`,
  )}${people}<p>${submit(values.button === '' ? words.showTimes : values.button, isPreview)}</p></form>`
  return panel('booking', place, values, form)
}

const MAIL = markup`type="email" autocomplete="email" required maxlength="${VISITORS.mailCharacters}"`

function panel(
  name: string,
  place: Place,
  { title, words }: { title: Written; words: Written },
  content: Markup,
): Markup {
  return place.section(
    `form ${name}`,
    markup`<div class="panel">${place.head(title, words)}${content}</div>`,
  )
}

/**
 * Renders a form that is sent to the site. Exported files have no server, so they show a mail
 * address instead.
 */
function drawForm(
  place: Place,
  { action, button, fields }: { action: string; button: Written; fields: (Markup | null)[] },
): Markup | null {
  const { mode, isPreview, words } = place.drawing
  if (mode === 'files') return mailLink(place)
  const token = isPreview ? null : new Markup(FORM_TOKEN)
  return markup`<form method="post" action="/${action}"><input type="hidden" name="${formFields.token}" value="${token}"><input type="hidden" name="${formFields.form}" value="${place.id}"><p class="trap" aria-hidden="true"><label>${words.leaveEmpty}<input name="${formFields.trap}" tabindex="-1" autocomplete="off"></label></p>${fields}<p>${submit(button, isPreview)}</p></form>`
}

/** The submit button; in a preview it sends nothing. */
function submit(label: Written, isPreview: boolean): Markup {
  return isPreview
    ? markup`<button type="button">${label}</button>`
    : markup`<button>${label}</button>`
}

function input(place: Place, name: string, label: string, attributes: Markup): Markup {
  const id = `${place.id}.${name}`
  return markup`<p><label for="${id}">${label}</label><input id="${id}" name="${name}" ${attributes}></p>`
}

function writeMail(name: string, values: Values<'booking'>, place: Place): Markup | null {
  const link = mailLink(place)
  return link && panel(name, place, values, link)
}

function mailLink({ drawing }: Place): Markup | null {
  const button = drawing.button(drawing.words.writeMail, `mailto:${drawing.site.contact.mail}`)
  return button && markup`<p>${button}</p>`
}

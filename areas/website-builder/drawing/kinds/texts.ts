import { type Markup, markup } from '#core/pages/markup.ts'
import type { blockKinds } from '../../blocks/block-kinds.ts'
import type { Place } from '../place.ts'
import type { Drawn } from '../values.ts'

type Values<Type extends keyof typeof blockKinds> = Drawn<(typeof blockKinds)[Type]['fields']>

const HALF = '(max-width: 48rem) 100vw, 36rem'
const WHOLE = '(max-width: 72rem) 100vw, 72rem'

export function drawOpening(values: Values<'opening'>, place: Place): Markup {
  const { drawing } = place
  const picture = drawing.picture(values.picture, {
    sizes: values.look === 'beside' ? HALF : WHOLE,
    isCropped: true,
  })
  const buttons = [
    drawing.button(values.button, values.target),
    drawing.button(values.secondButton, values.secondTarget, 'button quiet'),
  ].filter((button) => button !== null)
  const look = values.look === 'beside' && !picture ? 'bare' : values.look
  return place.section(
    `opening ${look}`,
    markup`<div class="words">${place.title(values.title)}${lead(place, values.lead)}${
      buttons.length > 0 ? markup`<p class="buttons">${buttons}</p>` : null
    }</div>${picture && markup`<figure>${picture}</figure>`}`,
  )
}

function lead(place: Place, text: Values<'opening'>['lead']): Markup | null {
  const words = place.words(text)
  return words && markup`<div class="lead">${words}</div>`
}

export function drawText({ title, words, picture, side }: Values<'text'>, place: Place): Markup {
  const shown = place.drawing.picture(picture, { sizes: HALF })
  const head = place.head(title)
  const text = markup`<div class="prose">${place.words(words)}</div>`
  return shown
    ? place.section(
        `text beside ${side}`,
        markup`<div>${head}${text}</div><figure>${shown}</figure>`,
      )
    : place.section('text split', markup`${head}${text}`)
}

export function drawColumns({ title, items }: Values<'columns'>, place: Place): Markup {
  const columns = items.map(
    (item) =>
      markup`<div class="prose">${item.title === '' ? null : place.rowTitle(item.title)}${place.words(item.words)}</div>`,
  )
  return place.section(
    'columns',
    markup`${place.head(title)}<div class="grid g${items.length}">${columns}</div>`,
  )
}

export function drawQuotation(values: Values<'quotation'>, place: Place): Markup {
  const { words, name, role } = values
  const picture = place.drawing.picture(values.picture, { sizes: '4rem', isCropped: true })
  return place.section(
    'quotation',
    markup`<figure><blockquote>${place.words(words)}</blockquote><figcaption>${picture}<span><strong>${name}</strong>${
      role === '' ? null : markup`<br>${role}`
    }</span></figcaption></figure>`,
  )
}

export function drawAction(values: Values<'action'>, place: Place): Markup | null {
  const button = place.drawing.button(values.button, values.target)
  if (!button) return null
  return place.section(
    'action',
    markup`<div class="band">${place.head(values.title, values.words)}<p>${button}</p></div>`,
  )
}

import { type Markup, markup } from '#core/pages/markup.ts'
import type { blockKinds } from '../../blocks/block-kinds.ts'
import { columnsFor } from '../columns-for.ts'
import { contactMarkup } from '../contact-lines.ts'
import type { Place } from '../place.ts'
import type { Drawn } from '../values.ts'

type Values<Type extends keyof typeof blockKinds> = Drawn<(typeof blockKinds)[Type]['fields']>

const THIRD = '(max-width: 40rem) 100vw, 24rem'

export function drawCards({ title, lead, look, items }: Values<'cards'>, place: Place): Markup {
  const cards = items.map((item) => {
    const picture = place.drawing.picture(item.picture, { sizes: THIRD, isCropped: true })
    const link = place.drawing.button(item.link, item.target, 'more')
    return markup`<li>${picture}<div>${place.rowTitle(item.name)}${place.words(item.words)}${link && markup`<p>${link}</p>`}</div></li>`
  })
  const list =
    look === 'steps'
      ? markup`<ol class="grid ${columnsFor(items)}">${cards}</ol>`
      : markup`<ul class="grid ${columnsFor(items)}">${cards}</ul>`
  return place.section(`cards ${look}`, markup`${place.head(title, lead)}${list}`)
}

export function drawPrices({ title, lead, items, note }: Values<'prices'>, place: Place): Markup {
  const rows = items.map(
    (item) =>
      markup`<li><p><span class="name">${item.name}</span> <span class="price">${item.price}</span></p>${
        item.note === '' ? null : markup`<p class="note">${item.note}</p>`
      }</li>`,
  )
  const below = place.words(note)
  return place.section(
    'prices split',
    markup`${place.head(title, lead)}<div><ul>${rows}</ul>${noteMarkup(below)}</div>`,
  )
}

export function drawPlace(values: Values<'place'>, place: Place): Markup {
  const { drawing } = place
  const map = drawing.link(values.map)
  const hours = values.hours.map(
    ({ days, times }) => markup`<div><dt>${days}</dt><dd>${times}</dd></div>`,
  )
  const note = place.words(values.note)
  const address = markup`<address>${place.words(values.address)}${contactMarkup(drawing.site.contact)}${
    map === null ? null : markup`<p><a class="more" href="${map}">${drawing.words.map}</a></p>`
  }</address>`
  const head = place.head(values.title)
  if (hours.length === 0)
    return place.section(
      'place',
      markup`<div class="panel split">${head}<div>${address}${noteMarkup(note)}</div></div>`,
    )
  return place.section(
    'place',
    markup`<div class="panel">${head}<div class="grid g2">${address}<div>${place.rowTitle(drawing.words.hours)}<dl>${hours}</dl>${noteMarkup(note)}</div></div></div>`,
  )
}

function noteMarkup(words: Markup | null): Markup | null {
  return words && markup`<div class="note">${words}</div>`
}

export function drawQuestions({ title, items }: Values<'questions'>, place: Place): Markup {
  const rows = items.map(
    ({ question, answer }) =>
      markup`<details${place.drawing.isPreview ? markup` open` : null}><summary>${question}</summary><div class="prose">${place.words(answer)}</div></details>`,
  )
  return place.section(
    'questions split',
    markup`${place.head(title)}<div class="rows">${rows}</div>`,
  )
}

export function drawTeam({ title, lead, items }: Values<'team'>, place: Place): Markup {
  const people = items.map((item) => {
    const picture = place.drawing.picture(item.picture, {
      sizes: '(max-width: 40rem) 50vw, 18rem',
      isCropped: true,
    })
    return markup`<li>${picture}${place.rowTitle(item.name)}${item.role === '' ? null : markup`<p class="role">${item.role}</p>`}${place.words(item.words)}</li>`
  })
  return place.section('team', markup`${place.head(title, lead)}<ul class="grid">${people}</ul>`)
}

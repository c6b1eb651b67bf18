import { addressLines } from '../drawing/contact-lines.ts'
import { block, emptyRows, type Plan, type PlannedBlock } from './plan.ts'

/** The block of the offer, to be filled in by the owner: cards, or a list with prices. */
export function offerBlock({ texts: { offer } }: Plan): PlannedBlock {
  const { title, lead, note } = offer
  return offer.kind === 'cards'
    ? block('cards', { title, lead, items: emptyRows(3) })
    : block('prices', { title, lead, items: emptyRows(4), note })
}

export function placeBlocks({ answers, texts }: Plan): PlannedBlock[] {
  const isKnown = answers.contact.street !== ''
  if (!texts.isLocal && !isKnown) return []
  const days = texts.isLocal ? ['Monday to Friday', 'Saturday', 'Sunday'] : []
  return [
    block('place', {
      title: texts.place,
      address: isKnown ? addressLines(answers.contact).join('\n') : '',
      hours: days.map((day) => ({ days: day })),
    }),
  ]
}

export function questionsBlock({ texts }: Plan): PlannedBlock {
  return block('questions', {
    title: 'Questions and answers',
    items: texts.questions.map((question) => ({ question })),
  })
}

export function galleryBlocks({ texts, has }: Plan): PlannedBlock[] {
  if (!has('media-gallery')) return []
  return [block('gallery', { title: texts.gallery, items: emptyRows(6) })]
}

/**
 * The blocks that present people: none for one person, one list for a small team, departments for a
 * larger one.
 */
export function teamBlocks({ answers, texts, voice }: Plan): PlannedBlock[] {
  switch (answers.size) {
    case 'solo':
      return []
    case 'small-team':
      return [block('team', { title: `Meet ${voice.our} team`, items: emptyRows(4) })]
    case 'mid-team':
      return texts.departments.map((title) => block('team', { title, items: emptyRows(3) }))
  }
}

export function aboutBlock({ voice }: Plan): PlannedBlock {
  return block('text', { title: `About ${voice.us}` })
}

export function contactBlock({ texts, voice }: Plan): PlannedBlock {
  return block('contact', { title: `Write to ${voice.us}`, words: texts.contact })
}

export function chatBlocks({ has }: Plan): PlannedBlock[] {
  if (!has('live-chat')) return []
  return [
    block('action', {
      title: 'A quick question?',
      ...{ words: 'Ask it in the chat.', button: 'Open the chat', target: '/chat' },
    }),
  ]
}

export function bookingBlock({ texts: { booking } }: Plan): PlannedBlock {
  return block('booking', {
    title: booking.button,
    ...{ words: booking.words, asksPeople: booking.asksPeople },
  })
}

export function newsletterBlock({ voice }: Plan): PlannedBlock {
  return block('newsletter', {
    title: 'News by email',
    words: `Leave your address, and ${voice.we} will write when there is something new. You can unsubscribe at any time.`,
  })
}

/** The steps for visitors who want to get in touch. They hold for any business with a form. */
export function stepsBlock({ voice }: Plan): PlannedBlock {
  const { we, us } = voice
  return block('cards', {
    title: 'How it works',
    look: 'steps',
    items: [
      { name: 'Say what you need', words: 'Use the form. A few sentences are enough.' },
      { name: `Hear from ${us}`, words: `${voice.We} read your message and answer by email.` },
      { name: 'Decide', words: `Nothing is agreed until you and ${we} have both said yes.` },
    ],
  })
}

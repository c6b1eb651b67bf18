import { privacyText } from '../visitors/privacy-text.ts'
import { addressLines } from '../drawing/contact-lines.ts'
import type { SitePlugin } from '../plugins.ts'
import type { PlannedPage } from './pages.ts'
import { block, type Plan, type PlannedBlock } from './plan.ts'

/**
 * An imprint, and a privacy page that describes how the site's plugins use visitors' data. The
 * footer links to both.
 */
export function legalPages(plan: Plan, plugins: readonly SitePlugin[]): PlannedPage[] {
  if (!plan.has('compliance')) return []
  const { name } = plan.answers
  return [
    {
      ...{ path: 'privacy', title: 'Privacy' },
      description: `What ${name} does with data of visitors.`,
      blocks: [
        ...privacyText(plugins).map(({ title, words }) => block('text', { title, words })),
        rights(plan),
        responsible(plan),
      ],
    },
    {
      ...{ path: 'imprint', title: 'Imprint' },
      description: `Who is responsible for the site of ${name}.`,
      blocks: [
        { ...responsible(plan), values: { ...responsible(plan).values, title: 'Imprint' } },
        block('text', { title: 'Registration and tax numbers' }),
      ],
    },
  ]
}

function rights({ answers: { contact }, voice }: Plan): PlannedBlock {
  const how = contact.mail === '' ? 'Use the contact form' : `Write to ${contact.mail}`
  return block('text', {
    title: 'Your rights',
    words: `You can ask what is kept about you, and have it corrected or erased. ${how}; ${voice.we} will answer. You can also complain to the data protection authority of your country.`,
  })
}

/** The name and address of the responsible person or business, which the law requires. */
function responsible({ answers: { name, contact } }: Plan): PlannedBlock {
  const isKnown = contact.street !== ''
  return block('place', {
    title: 'Who is responsible',
    address: isKnown ? [name, ...addressLines(contact)].join('\n') : '',
  })
}

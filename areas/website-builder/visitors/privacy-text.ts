import type { SitePlugin } from '../plugins.ts'
import { VISITORS } from './limits.ts'

interface PrivacySection {
  title: string
  words: string
}

const visiting: PrivacySection = {
  title: 'Privacy',
  words:
    'You can read this site without telling anything about yourself. It sets no cookies, stores nothing in your browser and loads nothing from other companies.',
}

/**
 * Sections about the use of visitors' data by each plugin. They must describe exactly what the
 * plugin does.
 */
const ofPlugins: Partial<Record<SitePlugin, PrivacySection>> = {
  'contact-form': {
    title: 'Messages',
    words: `When you send a message, your name, your email address and your words are kept, and your phone number if you give it, so that they can be answered. Messages that look like spam are deleted after ${VISITORS.spamDays} days.`,
  },
  chat: {
    title: 'Chat',
    words: `When you write in the chat, your words are kept with your name and your email address, if you give them, and with the time at which your page asked for answers last. Conversations are deleted ${VISITORS.chatDays} days after the last message.`,
  },
  booking: {
    title: 'Bookings',
    words: `When you book, what you enter in the form is kept with the time, and deleted ${VISITORS.bookingDays} days after it.`,
  },
  newsletter: {
    title: 'Newsletter',
    words: `When you subscribe, your email address is kept with the time at which you confirmed it. Without a confirmation, it is deleted after ${VISITORS.confirmHours} hours. Each letter has a link that ends your subscription.`,
  },
  analytics: {
    title: 'Visits',
    words: `Visits are counted without names: which page is read, from which site visitors come, on what kind of device, and how fast pages load and how long they are read on average. Visitors are told apart within a day by a number that is made from their address and kept in memory only; on the next day it is another one. Counts are deleted after ${VISITORS.visitDays} days.`,
  },
}

/**
 * The sections of a privacy page that describe what the site does; `plugins` are those that
 * visitors can use.
 */
export function privacyText(plugins: readonly SitePlugin[]): PrivacySection[] {
  return [visiting, ...plugins.flatMap((plugin) => ofPlugins[plugin] ?? [])]
}

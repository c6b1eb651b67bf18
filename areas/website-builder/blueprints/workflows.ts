import type { Plan } from './plan.ts'

/** A workflow that a new site brings with it, for its reader to look at and switch on. */
export interface SiteWorkflow {
  id: 'message-notice' | 'open-messages' | 'booking-reminder' | 'post-to-subscribers'
  name: string
  description: string
}

const messageNotice: SiteWorkflow = {
  id: 'message-notice',
  name: 'New messages from visitors',
  description: 'Notifies you when a visitor sends a message.',
}
const openMessages: SiteWorkflow = {
  id: 'open-messages',
  name: 'Messages without a reply',
  description: 'Lists each morning the messages that nobody has answered.',
}
const bookingReminder: SiteWorkflow = {
  id: 'booking-reminder',
  name: 'Reminders of bookings',
  description: 'Reminds visitors by email the day before their booking.',
}
const postToSubscribers: SiteWorkflow = {
  id: 'post-to-subscribers',
  name: 'Posts by email',
  description: 'Sends each new post to the subscribers of the newsletter.',
}

/** Two workflows for a site with automation: what comes in, and what its purpose asks for. */
export function workflowsOf({ answers, has }: Plan): SiteWorkflow[] {
  if (!has('automation')) return []
  switch (answers.purpose) {
    case 'booking':
      return [messageNotice, bookingReminder]
    case 'news':
      return [messageNotice, postToSubscribers]
    default:
      return [messageNotice, openMessages]
  }
}

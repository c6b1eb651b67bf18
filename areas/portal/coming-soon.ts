/** What a page that is announced will hold, and where its reader finds the like until then: the notice is all that it holds. */
interface Announcement {
  /** What, and when. */
  plan: string
  meanwhile: string
}

/** By page value. Each is whole sentences of its own: a page's name fits into no sentence by itself. */
const announcements: Readonly<Record<string, Announcement>> = {
  'build-software/requirements': {
    plan: 'The next version collects here what an app has to do, before any code is written.',
    meanwhile: 'Until then, keep them as epics in the plan of a project.',
  },
  'build-software/documentations': {
    plan: 'The next version brings the documents of all projects together here.',
    meanwhile: 'Until then, each project has its own under Documentation.',
  },
  'build-software/projects': {
    plan: 'The next version keeps every project here, finished ones included.',
    meanwhile: 'Until then, your projects are listed in App Studio.',
  },
  'build-software/playground': {
    plan: 'The next version runs code here that belongs to no project yet.',
    meanwhile: 'Until then, use the workspace of any project.',
  },
  'build-software/evaluator': {
    plan: 'The next version gives one task to several models here and compares their answers.',
    meanwhile: 'Until then, try one model at a time in AI Lab.',
  },
  'build-software/payments': {
    plan: 'The next version lets your apps take payments.',
    meanwhile: 'Until then, connect a payment service under Integrations of a project.',
  },
  'website-builder/manage/pages': {
    plan: 'In the next version you add, order and hide the pages of a site here.',
    meanwhile: 'Until then, the overview lists them.',
  },
  'website-builder/manage/media': {
    plan: 'In the next version you keep the pictures and films of a site here.',
    meanwhile: 'Until then, choose a media gallery in the guided creation.',
  },
  'website-builder/manage/plugins': {
    plan: 'In the next version you add shops, bookings and forms to a site here.',
    meanwhile: 'Until then, choose features in the guided creation.',
  },
  'website-builder/manage/domains': {
    plan: 'In the next version you connect a domain of your own here.',
    meanwhile: 'Until then, each site keeps the address that the overview shows.',
  },
  'website-builder/manage/analytics': {
    plan: 'In the next version you see here how many people visit a site, and what they read.',
    meanwhile: 'Until then, choose analytics in the guided creation.',
  },
}

/** What is said in place of an announced page, by its value, with or without a slash before it; null for a section that this door lacks. */
export function announcementOf(page: string): Announcement | null {
  return announcements[page.replace(/^\//, '')] ?? null
}

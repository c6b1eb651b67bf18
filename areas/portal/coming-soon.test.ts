import { describe, expect, test } from 'vitest'
import { announcementOf } from './coming-soon.ts'
import { resolvePage } from './pages.ts'

const appStudio = [
  'requirements',
  'documentations',
  'projects',
  'playground',
  'evaluator',
  'payments',
]
const sites = ['pages', 'media', 'plugins', 'domains', 'analytics']
const pages = [
  ...appStudio.map((name) => `/build-software/${name}`),
  ...sites.map((name) => `/website-builder/manage/${name}`),
]

describe('a page that is coming soon', () => {
  test.each(pages)(
    '%s says in words of its own when it comes, and what to use until then',
    (page) => {
      const { plan, meanwhile } = announcementOf(page)!
      expect(resolvePage(page).screen).toBe('coming-soon')
      expect(plan).toMatch(/next version.*\.$/)
      expect(meanwhile).toMatch(/^Until then, .*\.$/)
      expect(pages.filter((other) => announcementOf(other)!.plan === plan)).toEqual([page])
    },
  )

  test('a page of a section that this door lacks has no words of its own', () => {
    expect(announcementOf('/automation/agents')).toBeNull()
  })
})

import { expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import { settings } from '../settings/settings.ts'
import { appsDomainTrial } from './try-apps-domain.ts'

test('a domain is tried once a minute, and its fault is that of doctor', async () => {
  let now = 0
  let tried = 0
  let fails = true
  const check = async () => {
    tried++
    if (fails) throw new Problem('unavailable', 'Names below apps.example.org lead nowhere.')
    return 'they lead here'
  }
  const trial = appsDomainTrial(settings({ APPS_DOMAIN: 'apps.example.org' }), check, () => now)
  expect(await trial()).toBe('Names below apps.example.org lead nowhere.')
  fails = false
  now = 59_000
  expect([await trial(), tried]).toEqual(['Names below apps.example.org lead nowhere.', 1])
  now = 60_000
  expect([await trial(), tried]).toEqual([null, 2])
})

import { expect, test } from 'vitest'
import { tellOfSameName } from './shared-names.ts'

const quake = (country: string) => ({
  title: `Rescuers search for survivors of a quake in ${country}`,
  summary: `After the strong quake in ${country}, rescuers dig for survivors.`,
})

test('the same kind of event elsewhere is not related', () => {
  expect(tellOfSameName(quake('Velden'), quake('Tollmark'))).toBe(false)
  expect(tellOfSameName(quake('Velden'), { title: 'Aid reaches Velden', summary: '' })).toBe(true)
})

test('a round-up is related to nothing', () => {
  const roundUp = { title: 'Photos of the week from Velden', summary: 'Velden and Tollmark.' }
  expect(tellOfSameName(quake('Velden'), roundUp)).toBe(false)
})

import { expect, test, vi } from 'vitest'
import { drawnPlate } from './drawn-plates.ts'

const subject = (title: string) => ({ title, category: 'world', ratio: 1.5, rows: 40 })
const draw = vi.fn(() => ({ width: 1, height: 1, shade: 0, strokes: [] }))

test('a picture is drawn once, and again only after many others', () => {
  drawnPlate(subject('Ferry'), draw)
  drawnPlate(subject('Ferry'), draw)
  expect(draw).toHaveBeenCalledTimes(1)
  for (let nth = 0; nth < 40; nth++) drawnPlate(subject(`Ferry ${nth}`), draw)
  expect(draw).toHaveBeenCalledTimes(41)
  drawnPlate(subject('Ferry'), draw)
  drawnPlate({ ...subject('Ferry'), rows: 14 }, draw)
  expect(draw).toHaveBeenCalledTimes(43)
})

import type { Locator } from '@playwright/test'

/** The names of the colors of a mark's background and letters, as a person would call them. */
export async function drawnHues(mark: Locator): Promise<string[]> {
  return mark.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    const canvas = document.createElement('canvas').getContext('2d')!
    return [backgroundColor, color].map((drawn) => {
      canvas.fillStyle = drawn
      canvas.fillRect(0, 0, 1, 1)
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data as unknown as number[]
      const [r, g, b] = [red!, green!, blue!]
      const most = Math.max(r, g, b)
      const range = most - Math.min(r, g, b)
      if (range < 10) return 'gray'
      const sextant =
        most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range
      const degrees = (sextant * 60 + 360) % 360
      if (degrees < 20 || degrees > 340) return 'red'
      if (degrees > 45 && degrees < 65) return 'yellow'
      if (degrees > 90 && degrees < 160) return 'green'
      if (degrees > 190 && degrees < 250) return 'blue'
      return degrees >= 250 && degrees < 300 ? 'purple' : `${Math.round(degrees)} degrees`
    })
  })
}

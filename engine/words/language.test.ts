import { describe, expect, test } from 'vitest'
import { detectLanguage } from './language.ts'

describe('the language of a text', () => {
  test.each([
    ['en', 'The harbour of Orlan was closed on Tuesday after a ferry had run aground in the fog.'],
    [
      'de',
      'Der Hafen von Orlan wurde am Dienstag gesperrt, nachdem eine Fähre auf Grund gelaufen war.',
    ],
    ['fr', 'Le port d’Orlan a été fermé mardi après qu’un ferry s’est échoué dans le brouillard.'],
    [
      'es',
      'El puerto de Orlan fue cerrado el martes después de que un ferry encallara en la niebla.',
    ],
    ['ru', 'Порт Орлан был закрыт во вторник после того, как паром сел на мель в тумане.'],
    ['ja', 'オルラン港は火曜日、霧の中でフェリーが座礁したため閉鎖された。'],
    ['zh', '渡轮在大雾中搁浅后,奥兰港星期二关闭。'],
    ['ko', '오를란 항구는 화요일 안개 속에서 여객선이 좌초한 뒤 폐쇄됐다.'],
  ])('%s', async (language, text) => expect(await detectLanguage(text)).toBe(language))

  test('a short text is in the language that its feed names', async () => {
    expect(await detectLanguage('Orlan: Hafen zu', 'en-GB')).toBe('en')
    expect(await detectLanguage('Ferry Orlan', 'pt_BR')).toBe('pt')
  })

  test('a long text is in its own language, whatever its feed names', async () => {
    const text =
      'Der Hafen von Orlan wurde gesperrt, weil eine Fähre auf Grund lief und nicht mehr frei kam.'
    expect(await detectLanguage(text, 'en-US')).toBe('de')
  })

  test('nothing can be told of nothing', async () => {
    expect(await detectLanguage('')).toBe(null)
    expect(await detectLanguage('12:30', 'nonsense')).toBe(null)
  })
})

import { expect, test } from 'vitest'
import { addressesMeant } from './typed-address.ts'

test.each([
  [
    'harbour.example',
    ['https://harbour.example/', 'http://harbour.example/', 'https://www.harbour.example/'],
  ],
  [
    'www.harbour.example/news',
    ['https://www.harbour.example/news', 'http://www.harbour.example/news'],
  ],
  [
    '//harbour.example/feed',
    [
      'https://harbour.example/feed',
      'http://harbour.example/feed',
      'https://www.harbour.example/feed',
    ],
  ],
  ['http://harbour.example/feed?a=1#top', ['http://harbour.example/feed?a=1#top']],
  [
    'feed://harbour.example/rss',
    [
      'https://harbour.example/rss',
      'http://harbour.example/rss',
      'https://www.harbour.example/rss',
    ],
  ],
  ['feed:https://harbour.example/rss', ['https://harbour.example/rss']],
  [' https://harbour.example/ \n feed ', ['https://harbour.example/feed']],
  ['"https://harbour.example/feed"', ['https://harbour.example/feed']],
  [
    'HARBOUR.example',
    ['https://harbour.example/', 'http://harbour.example/', 'https://www.harbour.example/'],
  ],
  [
    'bücher.example',
    [
      'https://xn--bcher-kva.example/',
      'http://xn--bcher-kva.example/',
      'https://www.xn--bcher-kva.example/',
    ],
  ],
  ['192.0.2.7:8080/feed', ['https://192.0.2.7:8080/feed', 'http://192.0.2.7:8080/feed']],
  ['nas:8080/feed', ['https://nas:8080/feed', 'http://nas:8080/feed']],
  ['http://nas/feed', ['http://nas/feed']],
  ['localhost', ['https://localhost/', 'http://localhost/']],
  ['localhost:4600/feed', ['https://localhost:4600/feed', 'http://localhost:4600/feed']],
  [
    'harbour.example./feed',
    [
      'https://harbour.example/feed',
      'http://harbour.example/feed',
      'https://www.harbour.example/feed',
    ],
  ],
  ['https://harbour.example.:8443/', ['https://harbour.example:8443/']],
  ['anna:p1@harbour.example/feed', ['https://anna:p1@harbour.example/feed']],
  ['anna:5w@harbour.example/feed', ['https://anna:5w@harbour.example/feed']],
  ['feed://anna:pw@harbour.example/feed', ['https://anna:pw@harbour.example/feed']],
  ['2001:db8::7', ['https://[2001:db8::7]/', 'http://[2001:db8::7]/']],
  ['https//harbour.example/feed', ['https://harbour.example/feed']],
  ['http//harbour.example', ['http://harbour.example/']],
  ['https://https://harbour.example/feed', ['https://harbour.example/feed']],
  ['http://https//harbour.example/feed', ['https://harbour.example/feed']],
  ['htps://harbour.example/feed', ['https://harbour.example/feed']],
  ['ttp://harbour.example/feed', ['http://harbour.example/feed']],
  ['hxxps://harbour.example/feed', ['https://harbour.example/feed']],
  ['view-source:https://harbour.example/feed', ['https://harbour.example/feed']],
  ['web+feed:https://harbour.example/feed', ['https://harbour.example/feed']],
  ['URL: https://harbour.example/feed', ['https://harbour.example/feed']],
  ['\u200bhttps://harbour.example/feed\ufeff', ['https://harbour.example/feed']],
  ['„https://harbour.example/feed“', ['https://harbour.example/feed']],
  ['«https://harbour.example/feed»', ['https://harbour.example/feed']],
  ['(https://harbour.example/feed),', ['https://harbour.example/feed']],
  ['https://harbour.example/Quay_(east)', ['https://harbour.example/Quay_(east)']],
  ['[Feed](https://harbour.example/feed)', ['https://harbour.example/feed']],
  ['https://harbour.example/?a=b&amp;c=d', ['https://harbour.example/?a=b&c=d']],
  ['https://my_blog.example/feed', ['https://my_blog.example/feed']],
  ['@pilot@social.example', ['https://social.example/@pilot']],
  ['newswire:harbour-gazette', ['newswire:harbour-gazette']],
  ['r/worldnews', ['https://www.reddit.com/r/worldnews/.rss']],
  ['/R/WorldNews/', ['https://www.reddit.com/r/WorldNews/.rss']],
  ['r/space+nasa', ['https://www.reddit.com/r/space+nasa/.rss']],
  ['u/pilot-7', ['https://www.reddit.com/user/pilot-7/.rss']],
])('"%s" may mean %j', (typed, addresses) => {
  expect(addressesMeant(typed)).toEqual(addresses)
})

test.each(['notaurl', 'not a url', 'notaurl/feed', 'localhosts'])(
  '"%s" is a word, and no address',
  (typed) => {
    expect(() => addressesMeant(typed)).toThrow(`"${typed}" is not a web address.`)
  },
)

test.each([
  ['mailto:desk@harbour.example', 'not "mailto:"'],
  ['https://anna:secret@/feed', 'is not a web address'],
  ['anna:secret@harbour:99999', 'is not a web address'],
  ['https://anna:sec@secret@harbour:99999', 'is not a web address'],
  [`https://anna:${'long'.repeat(100)}secret@harbour:99999`, 'is not a web address'],
])('"%s" is refused, without what stands before its host', (typed, words) => {
  expect(() => addressesMeant(typed)).toThrow(words)
  expect(() => addressesMeant(typed)).not.toThrow('secret')
})

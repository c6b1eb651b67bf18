import type { FrameWords } from './frame-words.ts'

// A narrow no-break space stands before colons, question marks and exclamation marks.
export const french: FrameWords = {
  tones: {
    professional: {
      greeting: 'Bonjour,',
      opening: 'Voici ce que rapportent les sources.',
      says: ['{outlet} rapporte\u202f:', 'Selon {outlet}\u202f:', '{outlet} écrit\u202f:'],
      differ: 'Sur ce point, les sources divergent.',
      close: 'Les sources figurent à la fin.',
      beforeCall: '',
      farewell: 'Cordialement',
    },
    casual: {
      greeting: 'Salut,',
      opening: 'Voilà ce que disent les sources.',
      says: ['{outlet} écrit\u202f:', 'Lu dans {outlet}\u202f:', 'D’après {outlet}\u202f:'],
      differ: 'Là-dessus, les sources ne sont pas d’accord.',
      close: 'Envie d’en savoir plus\u202f? Les sources sont plus bas.',
      beforeCall: 'À toi de jouer\u202f!',
      farewell: 'À bientôt',
    },
    friendly: {
      greeting: 'Bonjour à toutes et à tous,',
      opening: 'Voici ce que l’on peut lire dans les sources.',
      says: [
        '{outlet} nous apprend\u202f:',
        'On peut lire dans {outlet}\u202f:',
        '{outlet} raconte\u202f:',
      ],
      differ: 'Les sources ne racontent pas toutes la même chose.',
      close: 'Pour aller plus loin, les sources sont ci-dessous.',
      beforeCall: 'Cela vous tente\u202f?',
      farewell: 'Amicalement',
    },
    formal: {
      greeting: 'Madame, Monsieur,',
      opening: 'Les sources rapportent ce qui suit.',
      says: [
        '{outlet} rapporte ce qui suit\u202f:',
        'Selon {outlet}\u202f:',
        '{outlet} indique\u202f:',
      ],
      differ: 'Sur ce point, les sources se contredisent.',
      close: 'Les sources sont indiquées ci-dessous.',
      beforeCall: '',
      farewell: 'Veuillez agréer nos salutations distinguées',
    },
    persuasive: {
      greeting: 'Bonjour,',
      opening: 'À vous de juger ce que disent les sources.',
      says: [
        'Voyez ce qu’écrit {outlet}\u202f:',
        '{outlet} le dit ainsi\u202f:',
        'Selon les mots de {outlet}\u202f:',
      ],
      differ: 'Comparez ce que disent les sources.',
      close: 'Vérifiez par vous-même\u202f: les sources sont ci-dessous.',
      beforeCall: 'À vous de jouer\u202f!',
      farewell: 'Bien cordialement',
    },
  },
  audience: 'Pour {audience}.',
  contact: 'Contact\u202f: {contact}',
  background: 'Contexte',
  inTheNews: 'Dans l’actualité',
  call: '{action}\u202f: {address}',
  label: '{outlet}\u202f:',
  dateline: '{place}, {date}.',
  placeline: '{place}.',
}

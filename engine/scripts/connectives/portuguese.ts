import type { Connectives } from './connectives.ts'

export const portuguese: Connectives = {
  titles: {
    opening: 'Introdução',
    news: 'O que se sabe',
    background: 'Contexto',
    caveats: 'O que não está claro',
    differences: 'Em que as fontes diferem',
    positions: 'Quem diz o quê',
    source: 'Fonte por fonte',
    reports: 'O que escrevem os usuários',
    next: 'O que vem a seguir',
    closing: 'Fontes',
  },
  periods: {
    hour: 'A última hora',
    hours: 'As últimas {count} horas',
    days: 'Os últimos {count} dias',
  },
  openingOfOne: {
    casual: ['Olá. Isto é o que informa {outlet}, em {date}.'],
    all: ['Isto é o que informa {outlet}, em {date}.'],
  },
  openingOfSeveral: {
    casual: ['Olá. Isto é o que informam {count} veículos, em {date}.'],
    all: ['Isto é o que informam {count} veículos, em {date}.'],
  },
  openingOfMany: { all: ['“{title}”, {date}.'] },
  leadIns: {
    all: [
      '{outlet} informa:',
      'Segundo {outlet}:',
      '{outlet} escreve:',
      'De acordo com {outlet}:',
      'Em {outlet} lê-se:',
      '{outlet} conta assim:',
      'Nas palavras de {outlet}:',
      'Da reportagem de {outlet}:',
    ],
  },
  leadInsOfSeveral: {
    all: ['{outlets} informam:', 'Segundo {outlets}:', 'De acordo com {outlets}:'],
  },
  datedLeadIns: {
    all: ['{outlet}, em {date}:', 'Em {date}, {outlet} escreveu:', 'Segundo {outlet}, em {date}:'],
  },
  into: {
    news: { all: ['Primeiro, o que se sabe.'] },
    story: {
      all: [
        'O próximo tema.',
        'Passamos a outro tema.',
        'Também neste resumo.',
        'Outro tema.',
        'Seguimos.',
        'Outra notícia.',
        'Mudamos de assunto.',
        'E agora, outra coisa.',
      ],
    },
    background: { all: ['Um pouco de contexto.', 'Para situar.'] },
    caveats: { all: ['Alguns pontos com cautela.', 'O que falta confirmar.'] },
    differences: { all: ['As fontes dão números diferentes.'] },
    positions: { all: ['Isto é quem diz o quê.'] },
    reports: { all: ['Isto é o que escrevem os usuários.'] },
    next: { all: ['Olhando adiante.', 'O que está por vir.'] },
    source: { all: ['Fonte por fonte.'] },
  },
  closingOfOne: { all: ['A fonte foi {outlet}.'] },
  closing: {
    casual: ['É tudo por agora. As fontes foram {outlets}.'],
    all: ['As fontes foram {outlets}.'],
  },
  andMore: 'mais {count}',
  leftOutOne: 'Uma reportagem em outro idioma foi deixada de fora.',
  leftOut: '{count} reportagens em outros idiomas foram deixadas de fora.',
}

/** A made-up report, with words that a reader might search for. */
export interface RecallText {
  language: string
  title: string
  text: string
  /** Other forms of its words. In a language without spaces, these are some of its words. */
  asked: string
}

/** Texts for testing recall, one for each language in which a search must find every word. */
export const recallTexts: readonly RecallText[] = [
  {
    language: 'it',
    title: 'Il consiglio comunale approva il nuovo molo del porto antico',
    text: "I cittadini hanno festeggiato la decisione davanti alle bandiere colorate della piazza. L'assessore ha promesso lavori rapidi, strade chiuse per pochi giorni e un parcheggio gratuito. Le famiglie del quartiere chiedono alberi, panchine e giochi per i bambini vicino all'acqua.",
    asked:
      'consigli comunali approvare nuovi moli porti cittadino decisioni bandiera colorato piazze lavoro strada giorno parcheggi gratuiti famiglia quartieri albero panchina gioco bambina',
  },
  {
    language: 'ru',
    title: 'Городской совет одобрил новый причал в старом порту',
    text: 'Жители встретили решение комитета флагами на площади. Строительство начнётся весной, дороги закроют на несколько недель. Родители просят посадить деревья и поставить скамейки рядом с рекой, а рыбаки опасаются шума машин.',
    asked:
      'городского советом причалы новые портом жителям решением комитеты флаги площадь строительства весна дорогам недели родителей деревьями скамейка рекой рыбаков шум машины',
  },
  {
    language: 'tr',
    title: 'Belediye meclisi eski limanda yeni iskele yapımını onayladı',
    text: "Şehirde yaşayan aileler kararı meydanda bayraklarla kutladı. Işıklı köprü İzmir'de gelecek yaz açılacak, yollar birkaç hafta kapalı kalacak. Balıkçılar gürültüden, esnaf ise park yerlerinden endişeli.",
    asked:
      'meclis limanlar iskeleler şehir aile kararlar meydanlar bayrak ışıklı köprüler yazlar yol haftalar balıkçı gürültü yer izmir kapalı eski yapım',
  },
  {
    language: 'fi',
    title: 'Kaupunginvaltuusto hyväksyi uuden laiturin vanhaan satamaan',
    text: 'Asukkaat juhlivat päätöstä liput käsissä torilla. Rakentaminen alkaa keväällä, ja kadut suljetaan muutamaksi viikoksi. Perheet toivovat puistoon puita, penkkejä ja leikkipaikkoja lapsille, mutta kalastajat pelkäävät melua.',
    asked:
      'kaupunginvaltuuston laiturit vanhan satamassa asukkaiden päätöksen lippu torin rakentamisen keväät katu viikot perhe puistossa puu penkki leikkipaikka lapset kalastaja melun',
  },
  {
    language: 'sv',
    title: 'Kommunfullmäktige godkände en ny brygga i den gamla hamnen',
    text: 'Invånarna firade beslutet med flaggor på torget. Bygget börjar i vår och gatorna stängs under några veckor. Familjer önskar träd, bänkar och lekplatser nära vattnet, men fiskarna oroar sig för bullret.',
    asked:
      'godkänner bryggor gamla hamn invånare firar beslut flagga torg byggen börja gata vecka familjen träden bänk lekplats vatten fiskare bullrets',
  },
  {
    language: 'da',
    title: 'Byrådet godkendte en ny mole i den gamle havn',
    text: 'Beboerne fejrede beslutningen med flag på torvet. Arbejdet begynder til foråret, og gaderne lukkes i nogle uger. Familierne ønsker træer, bænke og legepladser nær vandet, men fiskerne er bekymrede for støjen.',
    asked:
      'byråd godkendt nye moler gamle havnen beboere fejrer beslutninger flaget torve arbejder begynde gade lukke uge familie træet bænken legeplads vand fiskere bekymret støj',
  },
  {
    language: 'pt',
    title: 'A câmara municipal aprova o novo cais do porto antigo',
    text: 'Os moradores festejaram a decisão com bandeiras coloridas na praça. As obras começam na primavera e as ruas ficam fechadas durante algumas semanas. As famílias pedem árvores, bancos e parques para as crianças perto da água.',
    asked:
      'câmaras municipais aprovar novos portos antigos morador festejar decisões bandeira colorido praças obra começar primaveras rua fechado semana família árvore banco parque criança águas',
  },
  {
    language: 'de',
    title: 'Der Stadtrat genehmigt die neue Brücke über den alten Hafen',
    text: 'Die Bürger feierten die Entscheidung mit bunten Fahnen auf der Straße. Die Arbeiten beginnen im Frühling, einige Wege bleiben wochenlang gesperrt. Familien wünschen sich Bäume, Bänke und Spielplätze am Wasser, die Fischer fürchten den Lärm.',
    asked:
      'Stadtrates genehmigen neuen Brücken alte Hafens Bürgern feierte Entscheidungen bunte Fahne Strassen Arbeit beginnt Weg gesperrte Familie Baum Bank Spielplatz Fischern Lärms',
  },
  {
    language: 'fr',
    title: 'Le conseil municipal approuve le nouveau quai du vieux port',
    text: "Les habitants ont fêté la décision avec des drapeaux colorés sur la place. Les travaux commencent au printemps et l'école voisine ferme pendant quelques semaines. Les familles demandent des arbres, des bancs et des jeux près de l'eau.",
    asked:
      'conseils municipale approuver quais ports habitant fêter décisions drapeau coloré places commencer ecole écoles voisines fermer semaine famille demander arbre banc jeux',
  },
  {
    language: 'es',
    title: 'El consejo municipal aprueba el nuevo muelle del puerto antiguo',
    text: 'Los vecinos celebraron la decisión con banderas coloridas en la plaza. Las obras empiezan en primavera y las calles quedan cerradas algunas semanas. Las familias piden árboles, bancos y juegos para los niños cerca del agua.',
    asked:
      'consejos municipales nuevos muelles puertos antiguos vecino celebrar decisiones bandera colorido plazas obra primaveras calle cerrada semana familia árbol banco juego niño aguas',
  },
  {
    language: 'en',
    title: 'City council approves a new pier in the old harbor',
    text: 'Residents celebrated the decision with flags on the square. Works begin in spring, and streets will be closed for some weeks. Families wish for trees, benches and playgrounds near the water, while fishermen fear the noise.',
    asked:
      'cities councils approved piers harbors resident celebrating decisions flag squares work beginning street closing week family tree bench playground waters noises',
  },
  {
    language: 'zh',
    title: '市议会批准重建旧码头',
    text: '居民们在广场上挥舞旗帜庆祝这一决定。工程将于春季开始,几条街道将关闭数周。家长希望在河边种树并设置长椅,渔民则担心噪音。',
    asked:
      '议会 市议会 批准 重建 码头 旧码头 居民 广场 旗帜 庆祝 决定 工程 春季 街道 关闭 家长 河边 长椅 渔民 噪音 树',
  },
  {
    language: 'ja',
    title: '市議会が古い港の新しい桟橋を承認',
    text: '住民は広場で旗を振って決定を祝った。工事は春に始まり、いくつかの道路が数週間通行止めになる。家族連れは川沿いに木やベンチを望み、漁師はスーパーの騒音を心配している。',
    asked:
      '市議会 議会 港 新しい 桟橋 承認 住民 広場 旗 決定 工事 春 道路 数週間 通行止め 家族連れ 川沿い ベンチ 漁師 スーパー 騒音 心配',
  },
  {
    language: 'ko',
    title: '시의회가 오래된 부두의 재건을 승인했다',
    text: '주민들은 광장에서 깃발을 흔들며 결정을 축하했다. 공사는 봄에 시작되고 몇몇 도로는 몇 주 동안 통제된다. 가족들은 강가에 나무와 의자를 원하지만 어부들은 소음을 걱정한다.',
    asked:
      '시의회 의회 부두 재건 승인 주민 광장 깃발 결정 축하 공사 봄 시작 도로 통제 가족 강가 나무 의자 어부 소음 걱정',
  },
  {
    language: 'th',
    title: 'สภาเมืองอนุมัติท่าเรือใหม่ในเมืองเก่า',
    text: 'ชาวบ้านโบกธงฉลองการตัดสินใจที่จัตุรัส งานก่อสร้างจะเริ่มในฤดูใบไม้ผลิ และถนนบางสายจะปิดหลายสัปดาห์ ครอบครัวอยากได้ต้นไม้และม้านั่งริมน้ำ แต่ชาวประมงกังวลเรื่องเสียงดัง',
    asked:
      'สภาเมือง อนุมัติ ท่าเรือ ใหม่ เมือง ชาวบ้าน ธง ฉลอง การตัดสินใจ จัตุรัส ก่อสร้าง ฤดูใบไม้ผลิ ถนน ปิด สัปดาห์ ครอบครัว ต้นไม้ ม้านั่ง น้ำ ชาวประมง เสียงดัง',
  },
]

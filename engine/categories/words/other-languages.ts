import type { Subject } from '../categories.ts'

/** The most telling words of other languages, used until the model has learned more. */
export const foreignWords: Partial<Record<string, Partial<Record<Subject, string>>>> = {
  de: {
    World:
      'krieg, außenminister, außenministerium, waffenruhe, raketenangriff, luftangriff, soldaten, flüchtlinge, botschafter, nato, kreml, vereinte nationen, gipfeltreffen, geisel, rebellen',
    Sports:
      'bundesliga, fußball, trainer, torwart, stürmer, pokal, champions league, olympia, weltmeisterschaft, weltmeister, tennis, handball, nationalmannschaft, formel 1, spieltag, liga',
    Culture:
      'kino, schauspieler, schauspielerin, regisseur, sänger, sängerin, konzert, theater, oper, museum, ausstellung, roman, autorin, musik, festival, serie',
    'Crime & Justice':
      'mord, mörder, totschlag, polizei, täter, verdächtiger, festgenommen, staatsanwaltschaft, angeklagter, gefängnis, haft, diebstahl, raub, messerangriff, landgericht, ermittler, betrug',
    Lifestyle:
      'rezept, rezepte, reise, urlaub, mode, garten, restaurant, ernährung, wohnen, partnerschaft, kreuzworträtsel, horoskop',
    'AI Infrastructure':
      'ki-modell, ki, sprachmodell, maschinelles lernen, chatbot, neuronales netz, ki-chip',
    'Policy & Government': `bundestag, bundesrat, bundesregierung, kanzlerin, minister, ministerium, abgeordnete, gesetz,
      gesetzentwurf, wahlkampf, partei, koalition, opposition, gericht, urteil, bürgermeister, präsident, parlament,
      spd, cdu, grünen, fdp, afd, verfassung, eu-kommission, sanktionen, asyl`,
    Markets:
      'aktien, anleger, zinsen, leitzins, inflation, notenbank, ezb, kurs, anleihe, börsengang, ölpreis, goldpreis',
    Science:
      'forscher, forscherin, studie, physik, biologie, archäologe, fossil, gen, experiment, labor, universität, erdbeben',
    Technology:
      'handy, app, rechner, betriebssystem, bildschirm, prozessor, roboter, drohne, soziale medien, entwickler, netz',
    Environment:
      'klimawandel, erderwärmung, treibhausgas, dürre, waldbrand, hochwasser, artenschutz, naturschutz, windkraft, solaranlage, gletscher',
    Space:
      'rakete, satellit, raumstation, raumschiff, mond, planet, umlaufbahn, astronaut, sonde, teleskop, galaxie',
    Healthcare:
      'krankenhaus, patient, arzt, ärztin, impfung, impfstoff, krankheit, krebs, pflege, krankenkasse, therapie, seuche, virus',
    Cybersecurity:
      'hacker, schadsoftware, sicherheitslücke, datenleck, cyberangriff, erpressung, passwort, verschlüsselung, angreifer',
    Automotive:
      'auto, autobauer, autohersteller, elektroauto, fahrzeug, werk, verbrenner, ladesäule, rückruf, e-auto',
    Business:
      'umsatz, gewinn, vorstand, übernahme, insolvenz, handel, bank, fabrik, stellenabbau, streik, gewerkschaft, kunde, export, arbeitsmarkt',
  },
  fr: {
    World:
      'guerre, cessez-le-feu, frappe aérienne, missile, soldats, réfugiés, ambassadeur, otan, kremlin, nations unies, otage, diplomatie, rebelles',
    Sports:
      'football, ligue 1, entraîneur, gardien, attaquant, rugby, tennis, jeux olympiques, coupe du monde, tour de france, championnat, basket, joueur, stade',
    Culture:
      'cinéma, acteur, actrice, réalisateur, chanteur, chanteuse, concert, théâtre, opéra, musée, exposition, roman, écrivain, musique, festival, série',
    'Crime & Justice':
      'meurtre, assassinat, police, suspect, interpellé, garde à vue, prison, parquet, accusé, vol, braquage, viol, enquêteurs, cour d’assises, escroquerie',
    Lifestyle:
      'recette, recettes, voyage, vacances, mode, jardin, restaurant, décoration, bien-être, horoscope',
    'AI Infrastructure':
      'apprentissage automatique, modèle de langage, réseau de neurones, centre de données, robot conversationnel',
    'Policy & Government': `ministre, premier ministre, assemblée nationale, sénat, député, sénateur, projet de loi, élection,
      présidentielle, maire, gouvernement, tribunal, procès, justice, scrutin, parti, réforme, sanctions, conseil d'état`,
    Markets:
      'actions, investisseurs, taux d’intérêt, inflation, banque centrale, bce, obligations, cours, pétrole, cac 40',
    Science:
      'chercheur, chercheuse, étude, physique, biologie, archéologue, fossile, génome, laboratoire, expérience, séisme',
    Technology:
      'logiciel, application, téléphone, ordinateur, navigateur, réseaux sociaux, puce, processeur, jeu vidéo, développeur',
    Environment:
      'changement climatique, réchauffement, gaz à effet de serre, sécheresse, incendie, inondation, biodiversité, éolienne, pollution',
    Space:
      'fusée, satellite, station spatiale, lune, planète, orbite, astronaute, sonde, télescope, galaxie',
    Healthcare:
      'hôpital, patient, médecin, vaccin, maladie, cancer, virus, épidémie, soins, infirmière, traitement',
    Cybersecurity:
      'pirate, piratage, rançongiciel, cyberattaque, faille, mot de passe, fuite de données, hameçonnage',
    Automotive:
      'voiture, constructeur automobile, voiture électrique, véhicule, borne de recharge, rappel, usine automobile',
    Business:
      'chiffre d’affaires, bénéfice, rachat, faillite, licenciement, salarié, usine, banque, commerce, grève, syndicat, marque, exportations',
  },
  es: {
    World:
      'guerra, alto el fuego, bombardeo, misil, soldados, refugiados, embajador, otan, kremlin, naciones unidas, rehén, diplomacia, rebeldes',
    Sports:
      'fútbol, liga, entrenador, portero, delantero, tenis, juegos olímpicos, mundial, baloncesto, jugador, estadio, campeón, gol, partido de liga',
    Culture:
      'cine, actor, actriz, director de cine, cantante, concierto, teatro, ópera, museo, exposición, novela, escritor, música, festival, serie',
    'Crime & Justice':
      'asesinato, homicidio, policía, sospechoso, detenido, cárcel, prisión, fiscal, acusado, robo, violación, investigadores, estafa, narcotráfico',
    Lifestyle:
      'receta, recetas, viaje, vacaciones, moda, jardín, restaurante, decoración, bienestar, horóscopo',
    'AI Infrastructure':
      'inteligencia artificial, aprendizaje automático, modelo de lenguaje, red neuronal, centro de datos',
    'Policy & Government': `ministro, presidente, congreso, senado, diputado, senador, ley, elección, alcalde, gobierno, tribunal,
      juez, juicio, partido, votación, reforma, sanciones, parlamento, fiscalía, constitución`,
    Markets:
      'acciones, inversores, tipos de interés, inflación, banco central, bonos, petróleo, divisa, ibex, mercado bursátil',
    Science:
      'investigador, estudio, física, biología, arqueólogo, fósil, genoma, laboratorio, experimento, terremoto, volcán',
    Technology:
      'programa, aplicación, teléfono, móvil, ordenador, navegador, redes sociales, procesador, videojuego, desarrollador',
    Environment:
      'cambio climático, calentamiento, emisiones, sequía, incendio forestal, inundación, biodiversidad, energía renovable, contaminación',
    Space:
      'cohete, satélite, estación espacial, luna, planeta, órbita, astronauta, sonda, telescopio, galaxia',
    Healthcare:
      'hospital, paciente, médico, vacuna, enfermedad, cáncer, virus, epidemia, enfermera, tratamiento, sanidad',
    Cybersecurity:
      'pirata informático, programa malicioso, ciberataque, vulnerabilidad, contraseña, filtración de datos, suplantación',
    Automotive:
      'coche, automóvil, fabricante de coches, coche eléctrico, vehículo, punto de recarga, conductor',
    Business:
      'empresa, beneficio, ingresos, compra, quiebra, despido, fábrica, banco, comercio, huelga, sindicato, exportaciones, empleo',
  },
  it: {
    World:
      'guerra, cessate il fuoco, missile, soldati, rifugiati, ambasciatore, nato, cremlino, nazioni unite, ostaggio',
    Sports:
      'calcio, serie a, allenatore, portiere, attaccante, tennis, olimpiadi, mondiali, basket, giocatore, stadio, campionato, gol',
    Culture:
      'cinema, attore, attrice, regista, cantante, concerto, teatro, opera, museo, mostra, romanzo, scrittore, musica, festival',
    'Crime & Justice':
      'omicidio, polizia, carabinieri, sospettato, arrestato, carcere, procura, imputato, furto, rapina, stupro, indagini, truffa, mafia',
    Lifestyle:
      'ricetta, ricette, viaggio, vacanze, moda, giardino, ristorante, arredamento, benessere, oroscopo',
    'AI Infrastructure':
      'intelligenza artificiale, apprendimento automatico, modello linguistico, rete neurale',
    'Policy & Government':
      'ministro, presidente, parlamento, senato, deputato, legge, elezione, sindaco, governo, tribunale, giudice, partito, voto, riforma',
    Markets:
      'azioni, investitori, tassi di interesse, inflazione, banca centrale, bce, obbligazioni, borsa, petrolio, spread',
    Science:
      'ricercatore, studio, fisica, biologia, archeologo, fossile, genoma, laboratorio, esperimento, terremoto',
    Technology:
      'applicazione, telefono, computer, navigatore, social network, processore, videogioco, sviluppatore',
    Environment:
      'cambiamento climatico, riscaldamento, emissioni, siccità, incendio, alluvione, biodiversità, inquinamento',
    Space:
      'razzo, satellite, stazione spaziale, luna, pianeta, orbita, astronauta, sonda, telescopio',
    Healthcare:
      'ospedale, paziente, medico, vaccino, malattia, tumore, virus, epidemia, infermiere, cura',
    Cybersecurity:
      'attacco informatico, vulnerabilità, password, furto di dati, pirata informatico',
    Automotive:
      'auto, casa automobilistica, auto elettrica, veicolo, colonnina di ricarica, automobile',
    Business:
      'azienda, impresa, utile, ricavi, acquisizione, fallimento, licenziamento, fabbrica, banca, sciopero, sindacato',
  },
  pt: {
    World:
      'guerra, cessar-fogo, míssil, soldados, refugiados, embaixador, otan, kremlin, nações unidas, refém',
    Sports:
      'futebol, brasileirão, técnico, goleiro, atacante, tênis, olimpíadas, copa do mundo, basquete, jogador, estádio, campeonato, gol',
    Culture:
      'cinema, ator, atriz, diretor de cinema, cantor, cantora, show, teatro, ópera, museu, exposição, romance, escritor, música, festival',
    'Crime & Justice':
      'assassinato, homicídio, polícia, suspeito, preso, prisão, acusado, roubo, furto, estupro, investigadores, tráfico de drogas',
    Lifestyle:
      'receita, receitas, viagem, férias, moda, jardim, restaurante, decoração, bem-estar, horóscopo',
    'AI Infrastructure':
      'inteligência artificial, aprendizado de máquina, modelo de linguagem, rede neural',
    'Policy & Government':
      'ministro, presidente, congresso, senado, deputado, lei, eleição, prefeito, governo, tribunal, juiz, partido, voto, reforma',
    Markets:
      'ações, investidores, taxa de juros, inflação, banco central, títulos, bolsa, petróleo, dólar',
    Science:
      'pesquisador, estudo, física, biologia, arqueólogo, fóssil, genoma, laboratório, experimento, terremoto',
    Technology:
      'aplicativo, telefone, celular, computador, navegador, redes sociais, processador, videogame, desenvolvedor',
    Environment:
      'mudança climática, aquecimento, emissões, seca, incêndio, enchente, biodiversidade, desmatamento, poluição',
    Space:
      'foguete, satélite, estação espacial, lua, planeta, órbita, astronauta, sonda, telescópio',
    Healthcare:
      'hospital, paciente, médico, vacina, doença, câncer, vírus, epidemia, enfermeira, tratamento',
    Cybersecurity: 'ataque cibernético, vulnerabilidade, senha, vazamento de dados, pirata',
    Automotive: 'carro, montadora, carro elétrico, veículo, automóvel, recarga',
    Business:
      'empresa, lucro, receita, aquisição, falência, demissão, fábrica, banco, greve, sindicato, emprego',
  },
  nl: {
    World:
      'oorlog, staakt-het-vuren, luchtaanval, raket, soldaten, vluchtelingen, ambassadeur, navo, kremlin, verenigde naties, gijzelaar',
    Sports:
      'voetbal, eredivisie, trainer, doelman, spits, tennis, olympische spelen, wk, wielrennen, schaatsen, speler, stadion, kampioen',
    Culture:
      'film, acteur, actrice, regisseur, zanger, zangeres, concert, theater, opera, museum, tentoonstelling, roman, schrijver, muziek, festival',
    'Crime & Justice':
      'moord, doodslag, politie, verdachte, aangehouden, gevangenis, openbaar ministerie, celstraf, diefstal, overval, verkrachting, oplichting',
    Lifestyle: 'recept, recepten, reis, vakantie, mode, tuin, restaurant, wonen, horoscoop',
    'AI Infrastructure':
      'kunstmatige intelligentie, taalmodel, machinaal leren, datacenter, neuraal netwerk',
    'Policy & Government':
      'minister, premier, kabinet, tweede kamer, kamerlid, wet, verkiezing, burgemeester, regering, rechtbank, rechter, partij, stemming',
    Markets: 'aandelen, beleggers, rente, inflatie, centrale bank, obligaties, beurs, olieprijs',
    Science:
      'onderzoeker, studie, natuurkunde, biologie, archeoloog, fossiel, laboratorium, experiment, aardbeving',
    Technology:
      'telefoon, app, computer, browser, sociale media, processor, videospel, ontwikkelaar',
    Environment:
      'klimaatverandering, opwarming, uitstoot, droogte, bosbrand, overstroming, biodiversiteit, stikstof',
    Space:
      'raket, satelliet, ruimtestation, maan, planeet, baan om de aarde, astronaut, sonde, telescoop',
    Healthcare:
      'ziekenhuis, patiënt, arts, vaccin, ziekte, kanker, virus, epidemie, verpleegkundige, behandeling',
    Cybersecurity: 'hacker, gijzelsoftware, cyberaanval, kwetsbaarheid, wachtwoord, datalek',
    Automotive: 'auto, autofabrikant, elektrische auto, voertuig, laadpaal',
    Business:
      'bedrijf, winst, omzet, overname, faillissement, ontslag, fabriek, bank, staking, vakbond, export',
  },
}

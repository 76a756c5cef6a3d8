import { describePhotographs, write, type Content } from './content.ts'

const BOOK = 'Bestill fotografering'
const FAILED = 'Meldingen kom ikke frem. Ingenting av det du skrev er borte.'
const ASK = {
  learns: 'Det kommer fra et annet nettsted, som da får vite nettadressen din:',
  remember: 'Vis det uten å spørre neste gang',
}

/** A studio in Bergen: in Norwegian, with prices in kroner, and without counties. */
export function norwegian(content: Content) {
  const { studio, home } = content
  delete studio.serviceArea.counties
  delete studio.serviceArea.picture
  delete home.letters.letters[0].photograph
  studio.serviceArea.towns = {
    Bergen: '60.3913, 5.3221',
    Askøy: '60.4060, 5.1890',
    Øygarden: '60.3430, 5.0520',
    Åsane: '60.4650, 5.3220',
    Os: '60.1860, 5.4690',
  }
  content['film-stocks'] = content['film-stocks'].slice(0, 4)
  describePhotographs(content, [
    'En kvinne i lang kjole ved et høyt vindu, i mykt dagslys.',
    'En kvinne med paraply i en våt bygate, med røde og blå skilt bak seg.',
    'Et fregnete ansikt med lukkede øyne, løftet mot den lave sola.',
    'To mennesker med pannene mot hverandre på en åker om kvelden.',
    'En tom krakk foran et lyst lerret.',
    'Et blått blikk gjennom en våt rute.',
    'En mann på vei bort, midt i en gate om natten.',
    'Hender rundt en åpen, gammel kameraboks.',
  ])
  write(content, WORDS)
}

const WORDS = {
  studio: {
    language: 'nb',
    name: 'Blåbær & Sølv',
    photographer: 'Åse Kołodziej',
    email: 'hei@blåbærogsølv.example',
    phone: '+47 55 50 01 36',
    url: 'https://blaabaer.example',
    city: 'Bergen, Norge',
    serving: 'Bergen og øyene utenfor',
    tagline: 'Filmfotografi av øyeblikk som ikke lar seg gjenta',
    hours: 'Etter avtale',
    gallery: { label: 'Ditt galleri', address: 'https://galleri.example/blaabaer' },
    profiles: [{ label: 'Vi er på Instagram', address: 'https://instagram.example/blaabaer' }],
    elsewhere: { en: 'https://blueberry.example' },
    scheduling: { calendar: 'https://cal.com/aase/mini' },
    inquiries: { receiver: 'formspree', form: 'mqkvgrdz' },
    serviceArea: { radius: '40 km' },
    navigation: {
      home: { label: 'Hjem' },
      portfolio: { label: 'Bilder' },
      about: { label: 'Om meg' },
      contact: { label: 'Kontakt' },
      booking: { label: BOOK, footer: 'Bestilling' },
    },
  },
  sharing: {
    shortName: 'Blåbær',
    cards: {
      home: { line: 'Portretter på 35 mm og mellomformat' },
      portfolio: { line: 'Bildene, og det nyeste fra studioet' },
      about: { line: 'Ett menneske, én rull om gangen' },
      contact: { line: 'Skriv til studioet' },
      booking: { line: 'Fotografering fra {lowestPrice}' },
    },
  },
  'film-stocks': [
    { sentence: 'Den fineste kornstrukturen av alle fargefilmer.' },
    { sentence: 'Varm og tilgivende. Laget for lav sol.' },
    { sentence: 'Svart-hvitt med myke overganger og ærlig korn.' },
    { sentence: 'Portrettfilmen. Hud ser ut som hud.' },
  ],
  'not-found': {
    title: 'Siden finnes ikke',
    description: 'Denne siden finnes ikke. Veien hjem er ett klikk unna.',
    heading: 'Oi! Siden finnes ikke',
    text: 'Dette bildet ble aldri eksponert. Noen glemte linsedekselet, og det var nok meg.',
    link: 'Tilbake til forsiden',
  },
  failure: {
    heading: 'Noe gikk galt!',
    text: 'Noe satte seg fast i kameraet. Det du har sendt, er trygt.',
    link: 'Tilbake til forsiden',
  },
  home: {
    title: 'Filmportretter i {city}',
    description: 'Portretter på 35 mm og mellomformat i {city}. Fotografering fra {lowestPrice}.',
    slideshow: {
      label: 'Utvalgte bilder',
      slides: [
        { caption: 'Ett vindu, ingen blits, ingen hast.' },
        { caption: 'Det regnet til klokka seks. Så kom lysene på.' },
        { caption: 'Den første varme dagen, og hun ville ikke kaste den bort.' },
      ],
      book: BOOK,
      portfolio: 'Se bildene',
    },
    welcome: {
      heading: 'Trettiseks bilder. Ingen *slettetast.*',
      lede: 'Jeg heter {photographer}. Jeg lager portretter på film i {city}, for par, familier og alle som heller vil ligne seg selv.',
      text: 'Hver rull settes i for hånd og fotograferes langsomt.',
      portfolio: 'Se bildene',
      book: BOOK,
      portrait: { caption: '{photographer}, som setter i filmen' },
    },
    roll: {
      heading: 'Trettiseks bilder. Jeg kopierte tre.',
      lede: 'Én kveld, én rull, i rekkefølge.',
      link: 'Se en hel rull, og hva jeg kopierte av den',
      frames: [{}, {}, { title: 'Før det falt', printed: true }, {}],
    },
    recentWork: {
      heading: 'Nytt arbeid',
      link: 'Alle bildene',
      photographs: [{ title: 'Utstillingsvindu, ti på ni' }, { title: 'Nesten en hemmelighet' }],
    },
    letters: {
      heading: 'Det som kom tilbake',
      letters: [
        {
          text: 'Jeg er dårlig på å bli fotografert. Åse snakket om tomater til jeg glemte det.',
          name: 'Brev som eksempel',
          session: 'Én person, MELLOM',
        },
      ],
    },
    banner: {
      heading: 'Det er plass på neste rull.',
      text: 'Fotografering fra {lowestPrice} og to ruller. Velg en del av byen du liker.',
      button: BOOK,
    },
  },
  portfolio: {
    title: 'Bilder',
    description:
      'Gate, mote og portrett på 35 mm og mellomformat, og det nyeste fra studioet i {city}.',
    heading: 'Bilder',
    lede: 'Alt her var ett klikk og to ukers venting. Det røde merket er mitt.',
    featuredWork: {
      heading: 'Utvalgt arbeid',
      photographs: [
        { title: 'Bred brem', category: 'Mote', id: 'bred-brem' },
        { title: 'Ansiktet mot sola', category: 'Portrett', id: 'sola' },
        { title: 'Sist hjem', category: 'Gate', id: 'sist-hjem' },
      ],
    },
    recentSessions: {
      heading: 'Siste fotograferinger',
      photographs: [
        {
          caption:
            'Jeg ventet på at det skulle stoppe, og så var jeg glad for at det ikke gjorde det.',
          story: undefined,
        },
        { caption: 'Noen økter er mest husking.', story: undefined },
        { caption: 'Hun trakk forhenget til side selv.', story: undefined },
        { caption: 'Gå til jeg sier stopp. Jeg glemte å si stopp.', story: 'Ved sjøen' },
        { caption: 'Bakteppet opp, kaffen på.', story: 'Ved sjøen' },
        { caption: 'Jeg stoppet bilen for disse.', story: undefined },
      ],
    },
    banner: {
      heading: 'Det er plass på neste rull.',
      text: 'Fotografering fra {lowestPrice} og to ruller.',
      button: BOOK,
    },
  },
  about: {
    title: 'Om fotografen',
    description:
      '{photographer} fotograferer mennesker på film i {city}: ett menneske, én rull om gangen.',
    introduction: {
      caption: 'Selvportrett. Det hjelper når ingen ser tilbake.',
      heading: 'Ett menneske, én rull om gangen, én *god time.*',
      lede: 'Jeg heter {photographer}: fotografen, den som setter i filmen, og den som svarer på e-posten din.',
    },
    story: [
      'Bestefar etterlot meg et kamera med en rull i. Jeg fikk den fremkalt: nitten bilder av lastebilen hans, hagen og bestemor som ler.',
      'Film er langsommere, og langsomheten er poenget.',
    ],
    quote: 'Du slutter å spille\nved bilde seks.\nJeg venter\npå bilde ni.',
    notches: { caption: 'To hakk, filt for hånd. Alle bildene mine har dem.' },
    philosophy: {
      heading: 'Ett negativ, tre eksponeringer',
      cards: [
        {
          exposure: '5 sek',
          title: 'Ekte øyeblikk',
          text: 'Jeg styrer lyset, ikke ansiktet ditt.',
        },
        {
          exposure: '10 sek',
          title: 'Filmens uttrykk',
          text: 'Korn du kan se, ærlig hud, høylys som holder.',
        },
        {
          exposure: '15 sek',
          title: 'Til å arve',
          text: 'Et negativ er en ekte ting i en ekte lomme.',
        },
      ],
    },
    banner: {
      heading: 'Kom og sitt for en rull.',
      text: 'Fortell meg hvem du vil fotograferes sammen med.',
      button: BOOK,
    },
  },
  contact: {
    title: 'Kontakt',
    description:
      'Skriv til studioet om et portrett på film i {city}. Alle meldinger får svar innen 24 timer.',
    heading: 'Skriv til meg',
    lede: 'Si hei, spør om en dato, eller beskriv bildet du har i hodet.',
    inquiry: {
      heading: 'Forespørsel',
      name: { label: 'Navn', placeholder: 'Hvem spør?' },
      email: { label: 'E-post', placeholder: 'deg@eksempel.no' },
      preferredDate: {
        label: 'Ønsket dato',
        placeholder: 'En lørdag i mai?',
        hint: 'Valgfritt, en gjetning holder',
      },
      choices: [
        { label: 'Type', options: ['Én person', 'Et par', 'En familie'] },
        { label: 'Sted', options: ['Inne', 'Ute'] },
      ],
      message: { label: 'Melding', placeholder: 'Hvem er med i bildet?' },
      button: 'Send melding',
      note: 'Hvit kopi til meg. Du beholder den rosa.',
      withoutJavaScript: 'Skjemaet trenger skript. Skriv ellers til meg på',
      thanks: {
        heading: 'Takk for at du skrev!',
        text: 'Jeg svarer innen 24–48 timer.',
        stamp: 'Mottatt',
        copy: 'Din kopi',
      },
      sending: 'Sender …',
      leaveEmpty: 'La dette feltet stå tomt',
      failure: {
        reasons: {
          offline: {
            heading: 'Du er frakoblet. Ingenting er borte.',
            text: 'Meldingen venter her.',
          },
          online: {
            heading: 'Du er tilkoblet igjen. Meldingen er ikke sendt ennå.',
            text: 'Den sendes når du sier fra.',
          },
          unreachable: {
            heading: 'Det kom ikke noe svar. Ingenting er borte.',
            text: 'Meldingen kan likevel ha kommet frem.',
          },
          late: {
            heading: 'Svaret uteble. Ingenting er borte.',
            text: 'Skjemaet ventet i 15 sekunder.',
          },
          unclear: {
            heading: 'Jeg vet ikke om den kom frem. Ingenting er borte.',
            text: 'E-post kommer frem.',
          },
          busy: {
            heading: FAILED,
            text: 'Det kommer for mange på én gang.',
            until: 'Prøv igjen etter klokka',
          },
          refused: { heading: FAILED, text: 'Tjenesten ber om en rettelse.' },
          broken: { heading: FAILED, text: 'Tjenesten som bærer meldingene mine, virker ikke.' },
          crashed: {
            heading: 'Skjemaet gikk i stykker. Ingenting er borte.',
            text: 'Kopier ordene dine, eller send dem på e-post.',
          },
        },
        tryAgain: 'Prøv igjen',
        email: 'Send den på e-post',
        cut: '(Meldingen er for lang for denne e-posten. Kopier den fra siden, og lim den inn her.)',
      },
    },
    details: {
      email: 'E-post',
      phone: 'Telefon',
      studio: 'Studio',
      hours: 'Tid',
      message: 'Send en tekstmelding',
    },
    guarantee: { heading: 'Raskt svar', text: 'Alle meldinger får svar innen 24 timer.' },
    photographs: {
      heading: 'Bruk av bildene mine',
      text: 'Del gjerne lenker. Skriv til meg før du publiserer et bilde.',
      note: undefined,
    },
    privacy: {
      heading: 'Hva dette nettstedet spør hvem om',
      text: 'Ingen informasjonskapsler, ingen telling.',
      link: 'Personvern',
      calendar: 'Kalenderen',
      map: 'Kartet',
      form: 'Meldingen din, når du sender den',
    },
    serviceArea: {
      label: 'Kart over området rundt {town}',
      note: 'Nøyaktig sted får du når datoen er bekreftet.',
      link: 'Åpne hele kartet',
      unreachable: 'Kartet kan ikke nås akkurat nå.',
      ask: { ...ASK, show: 'Vis kartet', loading: 'Kartet er på vei.' },
      towns: 'Steder jeg kommer til',
      counties: undefined,
    },
    banner: {
      heading: 'Vet du alt hvilken uke du vil ha?',
      text: 'Kalenderen er åpen. Ta datoen før du skriver.',
      button: 'Se ledige datoer',
    },
  },
  booking: {
    title: BOOK,
    description:
      '{Packages} portrettøkter på film i {city}, fra {lowestPrice}. Velg en, velg en dag, og få galleriet innen 2–3 uker.',
    heading: BOOK,
    lede: '{Packages} økter, talt i ruller, hver med et galleri innen 2–3 uker.',
    bookNow: 'Bestill nå',
    packages: [
      {
        name: 'LITEN',
        price: '900 kr',
        description: 'For en første bok.',
        details: [
          { label: 'Film', text: '2 ruller' },
          { label: 'Tid', text: '45–60 min' },
        ],
        booking: 'https://cal.com/aase/liten',
      },
      {
        name: 'STOR',
        icon: { rolls: 7, upTo: 10 },
        price: '4 200 kr',
        description: 'Den lange ettermiddagen.',
        details: [
          { label: 'Film', text: '7–10 ruller' },
          { label: 'Tid', text: '2–4 timer' },
        ],
      },
    ],
    news: { text: 'Én lørdag er ledig.', until: '2099-06-20' },
    miniSessions: {
      heading: 'Korte økter',
      sessions: [
        { name: 'Ved bryggen', date: '2099-06-20', price: '600 kr', text: 'Tjue minutter.' },
      ],
    },
    letters: {
      heading: 'Fra folk som nesten ikke bestilte',
      letters: [
        {
          text: 'Det øsregnet. Vi gikk inn i trappa, og det er de gode bildene.',
          name: 'Brev som eksempel',
          session: 'Én person',
        },
      ],
    },
    terms: {
      heading: 'Før du velger en dag',
      terms: [{ label: 'Vær', text: 'Regn koster deg ingenting.' }],
    },
    calendar: {
      heading: 'Finn datoen din',
      text: 'Velg en dag og et klokkeslett, og få stedet når den er bekreftet.',
      label: 'Bestillingskalender',
      payment: 'Stopper en betaling i kalenderen, gjør den i en egen fane.',
      link: 'Åpne kalenderen i en ny fane',
      ask: { ...ASK, show: 'Vis kalenderen', loading: 'Kalenderen er på vei.' },
      byHand: 'Send meg dagen du ønsker, eller ring.',
      asking: 'Spør kalenderen …',
      empty: 'Er kalenderen fortsatt tom? Åpne den i en ny fane, eller skriv til',
      booked: {
        heading: 'Datoen din står i kalenderen',
        text: 'En bekreftelse er på vei til innboksen din.',
        noMail: 'Ingenting i innboksen etter en time? Skriv til',
      },
      unreachable: {
        heading: 'Kalenderen kan ikke nås',
        text: 'Siden svarer ikke akkurat nå. Send meg dagen du ønsker.',
        others: 'Andre måter å bestille på står under.',
        tryAgain: 'Prøv igjen',
        trying: 'Spør igjen …',
        anyway: 'Vis den likevel',
        message: 'Send en melding',
      },
    },
    delivery: {
      heading: 'Hva du får, og når',
      text: 'Galleriet leveres innen 2–3 uker etter fotograferingen.',
      steps: [
        { title: 'Velg en dag', text: 'Bekreftelsen kommer på e-post.' },
        { title: 'Jeg fotograferer', text: 'Én rull om gangen.' },
      ],
    },
    questions: {
      heading: 'Det folk spør om',
      questions: [
        {
          id: 'regn',
          question: 'Hva om det regner?',
          answer: 'Jeg ser på himmelen kvelden før og skriver til deg.',
        },
      ],
    },
  },
}

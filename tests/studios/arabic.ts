import { describePhotographs, write, type Content } from './content.ts'

const BOOK = 'احجز جلسة'
const FAILED = 'لم تصل الرسالة. لم يضع شيء مما كتبت.'
const ASK = {
  learns: 'تأتي من موقع آخر يعرف عندئذ عنوانك على الشبكة:',
  remember: 'اعرضها في المرة القادمة دون سؤال',
}

/** A studio in Amman: in Arabic, from right to left, in a typeface of its own. */
export function arabic(content: Content) {
  const { studio, home, booking, look } = content
  delete studio.serviceArea.counties
  delete studio.serviceArea.picture
  delete home.letters.letters[0].photograph
  for (const letter of booking.letters.letters) delete letter.photograph
  for (const step of booking.delivery.steps.slice(0, 2)) delete step.photograph
  studio.serviceArea.towns = {
    عمّان: '31.9539, 35.9106',
    السلط: '32.0392, 35.7272',
    مادبا: '31.7160, 35.7939',
    الزرقاء: '32.0728, 36.0880',
  }
  look.faces = { text: 'Vazirmatn', labels: 'Vazirmatn' }
  describePhotographs(content, [
    'امرأة بفستان طويل بجانب نافذة عالية في ضوء نهار ناعم.',
    'امرأة تحمل مظلة في شارع مبلل، وخلفها أضواء حمراء وزرقاء.',
    'وجه مغمض العينين مرفوع نحو شمس منخفضة.',
    'شخصان يسندان جبينيهما في حقل عند المساء.',
    'كرسي فارغ أمام خلفية فاتحة.',
    'نظرة من خلف زجاج مبلل.',
    'رجل يبتعد في وسط شارع ليلاً.',
    'يدان حول كاميرا قديمة مفتوحة.',
  ])
  write(content, WORDS)
}

const WORDS = {
  studio: {
    language: 'ar-JO',
    name: 'زيتون وفضة',
    photographer: 'ليلى حدّاد',
    email: 'marhaba@zaytoun.example',
    phone: '+962 6 555 0136',
    url: 'https://zaytoun.example',
    city: 'عمّان، الأردن',
    serving: 'عمّان وما حولها',
    tagline: 'تصوير على الفيلم للحظات لا تتكرر',
    hours: 'بموعد مسبق',
    gallery: { label: 'معرض صورك', address: 'https://gallery.example/zaytoun' },
    profiles: [{ label: 'إنستغرام', address: 'https://instagram.example/zaytoun' }],
    elsewhere: { en: 'https://olive.example' },
    scheduling: { calendar: 'https://cal.com/layla/mini' },
    inquiries: { receiver: 'formspree', form: 'mqkvgrdz' },
    serviceArea: { radius: '50 km' },
    navigation: {
      home: { label: 'الرئيسية' },
      portfolio: { label: 'الأعمال' },
      about: { label: 'عنّي' },
      contact: { label: 'تواصل' },
      booking: { label: BOOK, footer: 'الحجز' },
    },
  },
  sharing: {
    shortName: 'زيتون',
    cards: {
      home: { line: 'صور شخصية على الفيلم' },
      portfolio: { line: 'الأعمال وآخر الجلسات' },
      about: { line: 'شخص واحد، وبكرة واحدة في كل مرة' },
      contact: { line: 'راسل الاستوديو' },
      booking: { line: 'جلسات تُحسب بالبكرات' },
    },
  },
  'film-stocks': [
    { sentence: 'أنعم حبيبات بين أفلام الألوان.' },
    { sentence: 'دافئ ومتسامح، صُنع لشمس آخر النهار.' },
    { sentence: 'أبيض وأسود بحبيبات صادقة.' },
    { sentence: 'فيلم الصور الشخصية. البشرة تبدو كما هي.' },
  ],
  'not-found': {
    title: 'الصفحة غير موجودة',
    description: 'هذه الصفحة غير موجودة. الطريق إلى الرئيسية نقرة واحدة.',
    number: '٤٠٤',
    heading: 'عذرًا! الصفحة غير موجودة',
    text: 'لم تُعرَّض هذه اللقطة قط. نسي أحدهم غطاء العدسة، ولعلّي أنا.',
    link: 'العودة إلى الرئيسية',
  },
  failure: {
    heading: 'حدث خطأ غير متوقع!',
    text: 'علِق شيء في الكاميرا. كل ما أرسلته في أمان.',
    link: 'العودة إلى الرئيسية',
  },
  home: {
    title: 'صور شخصية على الفيلم في {town}',
    description:
      'صور شخصية على الفيلم في {city}. جلسات تبدأ من {lowestPrice}، لعائلات وأزواج وعارضين.',
    slideshow: {
      label: 'صور مختارة',
      line: 'صور على الفيلم · {city} · من {lowestPrice}',
      slides: [
        { caption: 'نافذة واحدة، بلا فلاش، ولا أحد على عجل.' },
        { caption: 'أمطرت حتى السادسة، ثم أضاءت المصابيح.' },
        { caption: 'أول يوم دافئ، ولم تُرد أن تضيّعه.' },
      ],
      book: BOOK,
      portfolio: 'شاهد الأعمال',
    },
    welcome: {
      heading: 'ست وثلاثون لقطة. لا *زرّ حذف.*',
      lede: 'أنا {photographer}. ألتقط صورًا شخصية على الفيلم في {city}، للأزواج والعائلات ولكل من يريد أن يشبه نفسه.',
      text: 'أضع كل بكرة بيدي وأصوّر على مهل.',
      portfolio: 'شاهد الأعمال',
      book: BOOK,
      portrait: { caption: '{photographer}، التي تضع الفيلم' },
    },
    roll: {
      heading: 'ست وثلاثون لقطة. طبعتُ ثلاثًا.',
      lede: 'مساء واحد، وبكرة واحدة، بالترتيب.',
      link: 'شاهد بكرة كاملة وما طبعته منها',
      frames: [{}, {}, { title: 'قبل أن تسقط', printed: true }, {}],
    },
    recentWork: {
      heading: 'أحدث الأعمال',
      link: 'كل الصور',
      photographs: [{ title: 'واجهة متجر، التاسعة إلا عشرًا' }, { title: 'سرّ تقريبًا' }],
    },
    letters: {
      heading: 'ما عاد إلينا',
      letters: [
        {
          text: 'لا أحب أن أُصوَّر. تحدّثت ليلى عن الطماطم حتى نسيت.',
          name: 'رسالة نموذجية',
          session: 'شخص واحد، متوسطة',
        },
      ],
    },
    banner: {
      heading: 'في البكرة القادمة متّسع.',
      text: 'اختر ركنًا تحبه من المدينة وسأحضر الكاميرات.',
      button: BOOK,
    },
  },
  portfolio: {
    title: 'الأعمال',
    description: 'صور شارع وأزياء وصور شخصية على الفيلم، وآخر الجلسات من الاستوديو في {city}.',
    heading: 'الأعمال',
    lede: 'كل ما هنا نقرة واحدة وأسبوعان من الانتظار. العلامة الحمراء لي.',
    featuredWork: {
      heading: 'أعمال مختارة',
      photographs: [
        { title: 'حافة عريضة', category: 'أزياء', id: 'hafa' },
        { title: 'نحو الشمس', category: 'صورة شخصية', id: 'shams' },
        { title: 'آخر العائدين', category: 'شارع', id: 'akhir' },
      ],
    },
    recentSessions: {
      heading: 'آخر الجلسات',
      photographs: [
        { caption: 'انتظرتُ أن يتوقف، ثم فرحتُ لأنه لم يتوقف.', story: undefined },
        { caption: 'بعض الجلسات أرجوحة في معظمها.', story: undefined },
        { caption: 'أزاحت الستارة بنفسها.', story: undefined },
        { caption: 'امشِ حتى أقول قف. نسيتُ أن أقول قف.', story: 'عند البحر' },
        { caption: 'الخلفية جاهزة والقهوة كذلك.', story: 'عند البحر' },
        { caption: 'أوقفتُ السيارة من أجلها.', story: undefined },
      ],
    },
    banner: {
      heading: 'في البكرة القادمة متّسع.',
      text: 'اختر ركنًا تحبه من المدينة.',
      button: BOOK,
    },
  },
  about: {
    title: 'عن المصوّرة',
    description: 'تصوّر {photographer} الناس على الفيلم في {city}: شخص واحد وبكرة واحدة في كل مرة.',
    introduction: {
      caption: 'صورة ذاتية. يسهل الأمر حين لا ينظر إليك أحد.',
      heading: 'شخص واحد، وبكرة واحدة، *وساعة طيبة.*',
      lede: 'أنا {photographer}: المصوّرة، ومن تضع الفيلم، ومن تردّ على بريدك.',
    },
    story: [
      'ترك لي جدي كاميرا فيها بكرة. حمّضتُها فوجدت تسع عشرة لقطة: شاحنته وحديقته وجدتي تضحك.',
      'الفيلم أبطأ، والبطء هو المقصود.',
    ],
    storyPhotograph: { caption: 'أحمّل البكرة التالية' },
    quote: 'تكفّ عن التمثيل\nعند اللقطة السادسة.\nوأنا أنتظر\nاللقطة التاسعة.',
    notches: { caption: 'حزّان بُردا باليد. تحملهما كل لقطة لي.' },
    philosophy: {
      heading: 'نيغاتيف واحد، وثلاثة تعريضات',
      cards: [
        { exposure: '٥ ث', title: 'لحظات صادقة', text: 'أوجّه الضوء لا وجهك.' },
        { exposure: '١٠ ث', title: 'جمال الفيلم', text: 'حبيبات تراها وبشرة صادقة.' },
        { exposure: '١٥ ث', title: 'يبقى للأحفاد', text: 'النيغاتيف شيء حقيقي في جيب حقيقي.' },
      ],
    },
    banner: {
      heading: 'تعال واجلس لبكرة.',
      text: 'قل لي مع من تودّ أن تُصوَّر.',
      button: BOOK,
    },
  },
  contact: {
    title: 'تواصل',
    description: 'راسل الاستوديو بشأن صورة شخصية على الفيلم في {city}. نجيب كل رسالة خلال ٢٤ ساعة.',
    heading: 'اكتب لي',
    lede: 'ألقِ التحية، أو اسأل عن موعد، أو صف الصورة التي في ذهنك.',
    inquiry: {
      heading: 'طلب جلسة',
      name: { label: 'الاسم', placeholder: 'من يسأل؟' },
      email: { label: 'البريد الإلكتروني', placeholder: 'اسمك@مثال.شبكة' },
      preferredDate: {
        label: 'الموعد المفضل',
        placeholder: 'سبت في أيار؟',
        hint: 'اختياري، والتخمين يكفي',
      },
      choices: [
        { label: 'الجلسة', options: ['شخص واحد', 'زوجان', 'عائلة'] },
        { label: 'المكان', options: ['في الداخل', 'في الخارج'] },
      ],
      message: { label: 'الرسالة', placeholder: 'من في الصورة؟' },
      button: 'أرسل الرسالة',
      note: 'النسخة البيضاء لي. وتبقى الوردية معك.',
      withoutJavaScript: 'يحتاج هذا النموذج إلى برمجة معطّلة هنا. اكتب لي على',
      thanks: {
        heading: 'شكرًا لتواصلك!',
        text: 'سأجيبك خلال ٢٤ إلى ٤٨ ساعة.',
        stamp: 'وصلت',
        copy: 'نسختك',
      },
      sending: 'جارٍ الإرسال…',
      leaveEmpty: 'اترك هذا الحقل فارغًا',
      failure: {
        reasons: {
          offline: { heading: 'أنت غير متصل. لم يضع شيء.', text: 'تنتظر الرسالة هنا.' },
          online: { heading: 'عاد الاتصال. لم تُرسل الرسالة بعد.', text: 'تُرسل حين تشاء.' },
          unreachable: { heading: 'لم يعد جواب. لم يضع شيء.', text: 'لعل الرسالة وصلت.' },
          late: { heading: 'تأخر الجواب. لم يضع شيء.', text: 'انتظر النموذج ١٥ ثانية.' },
          unclear: { heading: 'لا أعرف هل وصلت. لم يضع شيء.', text: 'البريد يصل دائمًا.' },
          busy: { heading: FAILED, text: 'تصل رسائل كثيرة معًا.', until: 'حاول مجددًا بعد' },
          refused: { heading: FAILED, text: 'تطلب الخدمة تصحيحًا.' },
          broken: { heading: FAILED, text: 'الخدمة التي تحمل رسائلي معطلة.' },
          crashed: { heading: 'تعطّل النموذج. لم يضع شيء.', text: 'انسخ كلماتك أو أرسلها بالبريد.' },
        },
        tryAgain: 'حاول مجددًا',
        email: 'أرسلها بالبريد',
        cut: '(الرسالة أطول من أن تُرسل هكذا. انسخها من الصفحة والصقها هنا.)',
      },
    },
    details: {
      email: 'البريد',
      phone: 'الهاتف',
      studio: 'الاستوديو',
      hours: 'الأوقات',
      message: 'أرسل رسالة نصية',
    },
    guarantee: { heading: 'جواب سريع', text: 'نجيب كل رسالة خلال ٢٤ ساعة.' },
    photographs: {
      heading: 'استعمال صوري',
      text: 'شارك الروابط كما تشاء. راسلني قبل نشر صورة.',
      note: undefined,
    },
    privacy: {
      heading: 'ماذا يطلب هذا الموقع ومِمّن',
      text: 'لا ملفات ارتباط ولا عدّ.',
      link: 'الخصوصية',
      calendar: 'التقويم',
      map: 'الخريطة',
      form: 'رسالتك حين ترسلها',
    },
    serviceArea: {
      label: 'خريطة المنطقة حول {town}',
      note: 'نرسل المكان بدقة بعد تأكيد الحجز.',
      link: 'افتح الخريطة كاملة',
      unreachable: 'لا يمكن الوصول إلى الخريطة الآن.',
      ask: { ...ASK, show: 'اعرض الخريطة', loading: 'الخريطة في الطريق.' },
      towns: 'مدن آتي إليها',
      counties: undefined,
    },
    banner: {
      heading: 'تعرف الأسبوع الذي تريده؟',
      text: 'التقويم مفتوح. خذ الموعد قبل أن تكتب.',
      button: 'شاهد المواعيد المتاحة',
    },
  },
  booking: {
    title: BOOK,
    description:
      'جلسات تصوير على الفيلم في {city} تُحسب بالبكرات. اختر جلسة ويومًا، ويصلك المعرض خلال أسبوعين أو ثلاثة.',
    heading: BOOK,
    lede: 'جلستان، لكل منهما معرض خلال أسبوعين أو ثلاثة.',
    bookNow: 'احجز الآن',
    packages: [
      {
        name: 'صغيرة',
        price: '٨٠ د.أ',
        description: 'لأول ألبوم.',
        details: [
          { label: 'الفيلم', text: 'بكرتان' },
          { label: 'الوقت', text: '٤٥–٦٠ دقيقة' },
        ],
        booking: 'https://cal.com/layla/mini',
      },
      {
        name: 'كبيرة',
        icon: { rolls: 7, upTo: 10 },
        price: '٤٢٠ د.أ',
        description: 'عصر طويل بأماكن عدة.',
        details: [
          { label: 'الفيلم', text: '٧–١٠ بكرات' },
          { label: 'الوقت', text: '٢–٤ ساعات' },
        ],
      },
    ],
    openDays: 'كل الأيام المتاحة',
    banner: {
      heading: 'ما زلت تفكر؟',
      text: 'أخبرني من في الصورة، وسأقول لك أي جلسة.',
      button: 'اكتب لي',
    },
    news: { text: 'بقي سبت واحد.', until: '2099-06-20' },
    miniSessions: {
      heading: 'جلسات قصيرة',
      sessions: [{ name: 'عند المدرّج', date: '2099-06-20', price: '٦٠ د.أ', text: 'عشرون دقيقة.' }],
    },
    letters: {
      heading: 'ممّن كادوا ألا يحجزوا',
      letters: [
        {
          text: 'هطل المطر. دخلنا إلى الدرج، وتلك هي الصور الجيدة.',
          name: 'رسالة نموذجية',
          session: 'شخص واحد',
        },
      ],
    },
    terms: {
      heading: 'قبل أن تختار يومًا',
      terms: [{ label: 'الطقس', text: 'المطر لا يكلفك شيئًا.' }],
    },
    calendar: {
      heading: 'اختر موعدك',
      text: 'اختر يومًا وساعة، ويصلك المكان بعد التأكيد.',
      label: 'تقويم الحجز',
      payment: 'إن توقف الدفع في التقويم فأتمّه في علامة تبويب مستقلة.',
      link: 'افتح التقويم في علامة تبويب جديدة',
      ask: { ...ASK, show: 'اعرض التقويم', loading: 'التقويم في الطريق.' },
      byHand: 'أرسل لي اليوم الذي تريده، أو اتصل.',
      asking: 'نسأل التقويم…',
      empty: 'هل بقي التقويم فارغًا؟ افتحه في علامة تبويب جديدة، أو اكتب إلى',
      booked: {
        heading: 'موعدك في التقويم',
        text: 'التأكيد في طريقه إلى بريدك.',
        noMail: 'لا شيء في بريدك بعد ساعة؟ اكتب إلى',
      },
      unreachable: {
        heading: 'لا يمكن الوصول إلى التقويم',
        text: 'الصفحة لا تجيب الآن. أرسل لي اليوم الذي تريده.',
        others: 'طرق أخرى للحجز في الأسفل.',
        tryAgain: 'حاول مجددًا',
        trying: 'نسأل مجددًا…',
        anyway: 'اعرضه على أي حال',
        message: 'أرسل رسالة',
      },
    },
    delivery: {
      heading: 'ماذا تنال، ومتى',
      text: 'نسلّم المعرض خلال أسبوعين أو ثلاثة بعد الجلسة.',
      steps: [
        { title: 'اختر يومًا', text: 'يصل التأكيد بالبريد.' },
        { title: 'أصوّر', text: 'بكرة في كل مرة.' },
      ],
    },
    questions: {
      heading: 'ما يسأل عنه الناس',
      questions: [
        { id: 'rain', question: 'ماذا لو أمطرت؟', answer: 'أنظر إلى السماء في المساء وأكتب لك.' },
      ],
    },
  },
}

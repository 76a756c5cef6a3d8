import type { Controls } from '../schemas/controls.ts'

/** Arabic. */
export const ar: Controls = {
  page: {
    skip: 'انتقل إلى المحتوى',
    main: 'التنقل الرئيسي',
    footer: 'تذييل الصفحة',
    endOfRoll: 'نهاية البكرة',
  },
  menu: {
    name: 'القائمة',
  },
  links: {
    newTab: '{link} (يُفتح في علامة تبويب جديدة)',
  },
  film: {
    stock: 'الفيلم: {name}',
  },
  packages: {
    rolls: {
      zero: 'بلا بكرات فيلم',
      one: 'بكرة فيلم واحدة',
      two: 'بكرتا فيلم',
      few: '{count} بكرات فيلم',
      many: '{count} بكرة فيلم',
      other: '{count} بكرة فيلم',
    },
    upTo: 'من {from} إلى {to}',
  },
  photographs: {
    open: 'افتح {title}، {category}',
    openPick: 'افتح {title}، {category}، اختيار الاستوديو',
    printed: 'مطبوعة على الورق.',
    numbered: '{number}، {description}',
    story: '{story}، {number} من {count}',
  },
  slideshow: {
    kind: 'معرض دوّار',
    slide: 'شريحة',
    position: '{number} من {count}',
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    stop: 'أوقف عرض الشرائح',
    choose: 'اختر صورة',
    photograph: 'الصورة {number} من {count}',
  },
  sessions: {
    kind: 'معرض دوّار',
    slide: 'شريحة',
    position: '{number} من {count}',
    previous: 'الجلسة السابقة',
    next: 'الجلسة التالية',
  },
  lightbox: {
    name: 'صورة',
    words: '{title}، {note}',
    frame: 'اللقطة {number} من {count}',
    close: 'أغلق',
    negative: 'النيغاتيف',
    zoom: 'كبّر',
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    copy: 'انسخ الرابط',
    copied: 'نُسخ الرابط',
    notCopied: 'تعذّر النسخ. الرابط في شريط العنوان.',
    share: 'شارك',
    failed: 'لم تُحمَّل الصورة.',
    file: 'افتحها كملف',
  },
  copying: {
    email: 'انسخ البريد الإلكتروني',
    emailCopied: 'نُسخ البريد الإلكتروني',
    phone: 'انسخ رقم الهاتف',
    phoneCopied: 'نُسخ رقم الهاتف',
    message: 'انسخ الرسالة',
    messageCopied: 'نُسخت الرسالة',
    kept: '{copy}، {date}',
    failed: 'تعذّر النسخ. حدّد النص وانسخه بنفسك.',
  },
  notices: {
    done: 'إشعارات',
    failed: 'أخطاء',
    dismiss: 'أغلق الإشعار',
  },
}

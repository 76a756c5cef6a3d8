import type { Controls } from '../schemas/controls.ts'

/** Japanese. */
export const ja: Controls = {
  page: {
    skip: '本文へ移動',
    main: 'メインナビゲーション',
    footer: 'フッター',
    endOfRoll: 'フィルムの終わり',
  },
  menu: {
    name: 'メニュー',
  },
  links: {
    newTab: '{link}（新しいタブで開きます）',
  },
  film: {
    stock: 'フィルム：{name}',
  },
  packages: {
    rolls: {
      other: 'フィルム{count}本',
    },
    upTo: '{from}〜{to}',
  },
  photographs: {
    open: '{title}（{category}）を開く',
    openPick: '{title}（{category}）を開く、スタジオのおすすめ',
    printed: 'プリントあり。',
    numbered: '{number}、{description}',
    story: '{story}、{count}枚中{number}枚目',
  },
  slideshow: {
    kind: 'カルーセル',
    slide: 'スライド',
    position: '{count}枚中{number}枚目',
    previous: '前の写真',
    next: '次の写真',
    stop: 'スライドショーを停止',
    choose: '写真を選ぶ',
    photograph: '写真{number}／{count}',
  },
  sessions: {
    kind: 'カルーセル',
    slide: 'スライド',
    position: '{count}枚中{number}枚目',
    previous: '前のセッション',
    next: '次のセッション',
  },
  lightbox: {
    name: '写真',
    words: '{title}、{note}',
    frame: '{count}コマ中{number}コマ目',
    close: '閉じる',
    negative: 'ネガ',
    zoom: '拡大',
    previous: '前の写真',
    next: '次の写真',
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました',
    notCopied: 'コピーできませんでした。リンクはアドレスバーにあります。',
    share: '共有',
    failed: '写真を読み込めませんでした。',
    file: 'ファイルとして開く',
  },
  copying: {
    email: 'メールアドレスをコピー',
    emailCopied: 'メールアドレスをコピーしました',
    phone: '電話番号をコピー',
    phoneCopied: '電話番号をコピーしました',
    message: 'メッセージをコピー',
    messageCopied: 'メッセージをコピーしました',
    kept: '{copy}、{date}',
    failed: 'コピーできませんでした。文章を選択して、手動でコピーしてください。',
  },
  notices: {
    done: 'お知らせ',
    failed: 'エラー',
    dismiss: 'お知らせを閉じる',
  },
}

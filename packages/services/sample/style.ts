/** Paper, ink and one red, as on the studio's slips. From 320 px. */
export const STYLE = `
* { box-sizing: border-box; margin: 0; }

body {
  color: #16130f;
  background: #fffefc;
  font: 1.0625rem/1.45 'Archivo Narrow', 'Arial Narrow', 'Liberation Sans Narrow', Arial, sans-serif;
  overflow-wrap: anywhere;
}

.sample {
  padding: 0.625rem 1.25rem;
  background: #fbe27a;
  border-bottom: 2px solid;
}

main { max-width: 58rem; margin: 0 auto; padding: 1.5rem 1.25rem 2rem; }
header { margin-bottom: 1.5rem; }
header > p { max-width: 36rem; color: #4b4841; }
h1 { font: 700 clamp(1.75rem, 1.4rem + 2vw, 2.5rem)/1.1 Besley, Rockwell, 'DejaVu Serif', Georgia, serif; }
h2 { font-size: 1.375rem; line-height: 1.2; }
header .price { color: #a31d06; font-size: 1.375rem; font-weight: 700; }
small { font-size: 0.8125rem; }
a { color: inherit; }
main > p, dl { margin-block: 1.25rem; max-width: 36rem; }

.columns { display: grid; gap: 2rem 3rem; align-items: start; }
.next { color: #4b4841; }

table { width: 100%; border-collapse: collapse; table-layout: fixed; font-variant-numeric: tabular-nums; }
caption { padding-bottom: 0.5rem; text-align: start; font-weight: 700; font-size: 1.375rem; }
th { padding: 0.25rem; text-align: start; font-size: 0.8125rem; color: #4b4841; }
td { height: 3.5rem; padding: 0; border: 1px solid #c5c2bc; vertical-align: top; color: #5c5850; }
td:not(:has(a)) { padding: 0.25rem; background: #f1f0ea; }
td small { display: block; line-height: 1.1; }
td a {
  position: relative;
  display: block;
  height: 100%;
  min-height: 3.5rem;
  padding: 0.25rem;
  color: #16130f;
  font-weight: 700;
  text-decoration: none;
}
td a small { color: #a31d06; font-weight: 600; }
.spoken { position: absolute; inset: 0 auto auto 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
td a:hover { background: #fbe27a; }
td a[aria-current] { color: #fffefc; background: #16130f; }
td a[aria-current] small { color: inherit; }

form { display: grid; gap: 1rem; }
fieldset { display: grid; gap: 0.5rem; padding: 0; border: 0; }
legend { padding: 0; }
legend, label { font-weight: 600; }
label { display: grid; gap: 0.25rem; }
.time { display: flex; gap: 0.625rem; align-items: center; min-height: 2.75rem; padding: 0 0.75rem; border: 2px solid; }
.time:has(:disabled) { color: #5c5850; border-color: #c5c2bc; font-weight: 400; }
.time:has(:disabled) small { margin-inline-start: auto; }
.time:has(:checked) { background: #fbe27a; }
.time input { width: 1.25rem; height: 1.25rem; accent-color: #16130f; }
[name=name], select { width: 100%; min-height: 2.75rem; padding: 0 0.625rem; border: 2px solid; border-radius: 0; background: #fff; color: inherit; font: inherit; }

button, .button {
  display: inline-block;
  min-height: 2.75rem;
  padding: 0.625rem 1.25rem;
  border: 2px solid #16130f;
  border-radius: 0;
  color: #fffefc;
  background: #16130f;
  font: inherit;
  font-weight: 700;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
button:hover, .button:hover { color: #16130f; background: #fbe27a; }
.mistake { padding: 0.625rem 0.75rem; border: 2px solid #a31d06; color: #a31d06; font-weight: 600; }
:focus-visible { outline: 3px solid #a31d06; outline-offset: 2px; }
td a:focus-visible { outline-offset: -3px; }

dl { border-top: 2px solid; }
dl div { display: flex; gap: 1rem; padding: 0.5rem 0; border-bottom: 1px solid #c5c2bc; }
dt { flex: 0 0 5rem; color: #4b4841; }
dd { font-weight: 600; }

@media (min-width: 48em) {
  .columns { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
  td, td a { height: 4.25rem; }
}
`

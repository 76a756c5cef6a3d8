"""What a blind visitor does on the site: `python3 visits.py [name …]`."""
import os
import sys
import time

from drive import QUICK, open_page, press, rate, silently, until, write, xdotool


def home():
    """Read to “Thirty-six frames. No delete key.” and on, although the slideshow turns meanwhile."""
    open_page('/', reading=True)


def headings():
    """Each heading in one piece, and no two words as one."""
    for path in ['/', '/about', '/booking', '/nothing-here']:
        open_page(path)
        rate(QUICK)
        for _ in range(6):
            press('h', quiet=0.6)


def slideshow():
    """Stop comes first. Then “2 of 5”, the picture and its caption, once for each press."""
    open_page('/')
    until('Tab', 'Stop slideshow')
    press('Return', quiet=2)
    until('Tab', 'Next photograph')
    press('Return', quiet=2)
    press('Return', quiet=2)


def carousel():
    """“2 of 25” and the caption, once. The slider says the same by itself."""
    open_page('/portfolio')
    until('b', 'Next session', limit=20)
    press('Return', quiet=2.5)
    until('Tab', 'slider')
    press('Right', quiet=2.5)
    press('Home', quiet=2.5)


def lightbox():
    """On opening its name and the photograph's. Then “Frame 3 of 5: Four flights down, Street”, once."""
    open_page('/portfolio')
    until('k', 'Before it came down')
    press('Return', quiet=3)
    until('b', 'Next photograph')
    press('Return', quiet=3)
    press('Return', quiet=3)
    press('Escape', quiet=2.5)


def copying():
    """“Email address copied”, once."""
    open_page('/contact')
    until('b', 'Copy email address')
    press('Return', quiet=6)


def form():
    """No scolding while typing. The thank-you once, and after three seconds the form again."""
    silently('ctrl+t', wait=1.5)  # A new tab has no draft of the form.
    open_page('/contact')
    until('Tab', 'Name')
    until('Tab', 'Send message')
    press('Return', quiet=3, label='Return, all empty')
    write('Ada Moss')
    press('Tab', quiet=1.5)
    write('ada at example')
    until('Tab', 'Message')
    write('A portrait in May.')
    until('Tab', 'Send message', limit=2)
    press('Return', quiet=3, label='Return, wrong address')
    silently('ctrl+a')
    write('ada@example.com')
    until('Tab', 'Send message')
    press('Return', quiet=7, limit=25, label='Return, all good')


def calendar():
    """Where it cannot be reached: one short sentence, wherever one reads."""
    open_page('/booking')
    for _ in range(6):
        press('h', quiet=0.6)
    press('Up', quiet=8)
    until('Tab', 'Try again', limit=20)
    press('Return', quiet=6)


def menu():
    """“Menu” in every state, and “collapsed” after Escape."""
    browser = os.environ['BROWSER_CLASS']
    window = xdotool('search', '--onlyvisible', '--class', browser).split()[-1]
    xdotool('windowsize', window, 560, 860)
    time.sleep(1)
    open_page('/')
    until('b', 'Menu')
    press('Return', quiet=2.5)
    press('Tab', quiet=0.8)
    press('Escape', quiet=2)
    xdotool('windowsize', window, 1280, 880)


VISITS = {visit.__name__: visit for visit in (
    home, headings, slideshow, carousel, lightbox, copying, form, calendar, menu)}

for name in sys.argv[1:] or VISITS:
    print(f'\n######## {name}: {VISITS[name].__doc__}')
    VISITS[name]()

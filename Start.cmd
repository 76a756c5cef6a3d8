@echo off
rem Installs the site where that is needed, and opens the desk: double-click it.
cd /d "%~dp0"
title The desk
if not exist "scripts\run.mjs" (
  echo.
  echo Unpack the zip first: right-click it, then Extract All. Then open Start in the new folder.
  goto stopped
)
where node >nul 2>nul
if errorlevel 1 (
  echo.
  echo The desk needs Node, a free program. Install it from https://nodejs.org, then open Start again.
  goto stopped
)
node scripts\run.mjs owner/desk/main
if not errorlevel 1 exit /b 0
:stopped
echo.
pause
